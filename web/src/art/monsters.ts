// The monsters, drawn by us from their names alone. Each is a function of the shared kit; see kit.ts.
import { C, INK, Kit, seeded, type Layer, type Mood } from "./kit";

export type { Mood } from "./kit";
export type Drawing = (k: Kit) => string;

const drawings: Record<string, Drawing> = {
  // A big-headed alien looking out of its saucer.
  alienoid: (k) =>
    k.pair(k.wire("M50 22C46 14 40 10 34 8", 4) + k.c(32, 8, 5.5, C.yellow)) +
    k.p("M54 72H74L78 96H50Z", C.green) +
    k.b("M64 14C94 14 102 36 95 54C88 72 76 82 64 82C52 82 40 72 33 54C26 36 34 14 64 14Z", C.lime) +
    k.in(k.turn(20, 48, 50, k.eye(48, 50, 12, { f: C.white, dx: 0.4, dy: 0.4, lid: -0.3 })) + k.turn(-20, 80, 50, k.eye(80, 50, 12, { f: C.white, dx: -0.4, dy: 0.4, lid: 0.3 }))) +
    k.mouth(53, 75, 67, 6) +
    k.p("M46 112H82L90 124H38Z", C.steel) +
    k.b("M4 100C4 88 34 84 64 84C94 84 124 88 124 100C124 110 98 118 64 118C30 118 4 110 4 100Z", C.teal) +
    k.l("M10 96C22 104 44 106 64 106C84 106 106 104 118 96") +
    k.spots(4, C.yellow, 22, 108, 43, 112, 64, 113, 85, 112, 106, 108),

  // Pointed ears, whiskers, a visor and a plug for a tail.
  "cyber-kitty": (k) =>
    k.limb("M88 112C112 114 122 98 112 82C106 72 108 62 114 56", 10, C.steel) +
    k.turn(28, 116, 48, k.p("M108 56V44H124V56Z", C.grey) + k.wire("M112 43V34M120 43V34", 4.5)) +
    k.b("M42 66H86L96 120H32Z", C.pink) +
    k.p("M50 76H78L82 104H46Z", C.white) +
    k.in(k.c(64, 90, 8, C.red)) +
    k.pair(k.p("M46 122V98C46 94 30 94 30 104V122Z", C.grey)) +
    k.wire("M34 52L4 44M34 58L4 62M94 52L124 44M94 58L124 62", 3.6) +
    k.pair(k.b("M28 44L24 4L56 24Z", C.pink) + k.q("M33 32L31 14L45 24Z", C.purple)) +
    k.b("M64 22C90 22 104 36 104 50C104 66 88 74 64 74C40 74 24 66 24 50C24 36 38 22 64 22Z", C.pink) +
    k.p("M30 40H98L94 56H34Z", C.dark) +
    k.in(k.eyes(48, 48, 7, { f: C.red, lid: 0.2 })) +
    k.q("M58 60H70L64 66Z", INK) +
    k.l("M64 66C62 71 54 71 52 68M64 66C66 71 74 71 76 68"),

  // Two long ears, one dented, on a walker with fists.
  "cyber-bunny": (k) =>
    k.b("M56 46C46 40 36 14 42 4C48 -2 62 12 62 44Z", C.white) + k.q("M54 36C48 30 43 14 46 10C50 10 56 24 56 36Z", C.pink) +
    k.b("M68 46C68 30 76 18 84 14L92 4C100 0 104 8 100 16L92 24C90 34 82 44 74 46Z", C.white) + k.q("M76 38C78 28 84 22 88 20C88 28 84 34 78 40Z", C.pink) +
    k.pair(k.limb("M36 80H14", 13, C.steel) + k.r(15, 99, 24, 30, 5, C.yellow) + k.l("M9 106V113M15 106V113M21 106V113", 2.6)) +
    k.pair(k.r(46, 108, 14, 20, 2, C.steel) + k.p("M32 122C32 112 38 110 46 110S60 112 60 122Z", C.yellow)) +
    k.b("M30 74C30 66 98 66 98 74L92 104H36Z", C.yellow) +
    k.b("M64 36C82 36 90 48 90 60C90 72 80 78 64 78C48 78 38 72 38 60C38 48 46 36 64 36Z", C.white) +
    k.eyes(54, 56, 6, { f: C.red, lid: 0.4 }) +
    k.q("M60 62H68L64 66Z", INK) +
    k.in(`<path d="M60 69H68V76H60Z" fill="#fff" stroke-width="2"/>`) + k.l("M64 66V76", 2) +
    k.p("M30 74C44 84 84 84 98 74L96 88H32Z", C.orange) + k.spots(2.4, INK, 40, 85, 64, 87, 88, 85),

  // Upright, plates along the back, long tail.
  gigazaur: (k) =>
    k.p("M74 24L56 6L56 34Z", C.teal) + k.p("M64 38L38 20L46 54Z", C.teal) + k.p("M54 54L20 40L34 74Z", C.teal) + k.p("M42 74L8 66L24 92Z", C.teal) + k.p("M28 92L2 92L16 104Z", C.teal) +
    k.p("M82 96L104 98L104 112C110 112 112 118 112 122H84Z", "#5a9a20") +
    k.b("M68 24C72 12 86 8 98 12L114 18C120 22 119 29 114 31L96 33L114 37C115 44 108 49 98 49H90C88 54 92 58 95 64C101 76 100 90 94 98L90 108C96 112 96 118 96 122H62C60 116 62 110 62 108H50L48 112C52 114 52 118 52 122H44C22 126 6 120 2 106C16 108 26 100 32 88C40 70 52 56 60 48C66 40 64 32 68 24Z", C.green) +
    k.q("M88 54C94 64 96 84 88 100L76 106C84 90 86 70 80 56Z", C.lime) +
    k.l("M86 84H96M84 92H94M80 100H90", 2.4) +
    k.limb("M80 66C88 74 96 76 106 72", 10, C.green) + k.wire("M106 72L113 69M107 74L113 76", 3) +
    k.eye(86, 22, 5, { f: C.yellow, dx: 0.5, lid: -0.7 }) +
    k.teeth(96, 115, 31, 5, 3) + k.teeth(96, 112, 38, -4, 3) + k.spots(1.5, INK, 111, 21),

  // All arms.
  kraken: (k) =>
    k.pair(
      k.limb("M48 84C22 88 4 70 10 48C14 36 28 40 25 51", 11, C.purple) +
      k.limb("M52 92C38 108 14 110 6 94C2 84 12 78 16 86", 11, C.purple) +
      k.limb("M58 94C56 112 42 124 26 120C16 116 22 106 29 110", 10, C.purple),
    ) +
    k.b("M64 4C74 10 96 24 97 48C98 62 92 70 94 80C96 92 84 100 64 100C44 100 32 92 34 80C36 70 30 62 31 48C32 24 54 10 64 4Z", C.purple) +
    k.spots(3, "#b78be0", 56, 26, 72, 24, 64, 36, 78, 38, 50, 38) +
    k.eyes(48, 62, 11, { f: C.yellow, lid: 0.5, dy: 0.2 }) +
    k.mouth(48, 80, 77, 10, 5) +
    k.pair(k.spots(2.2, "#e3c9f7", 30, 82, 18, 72, 13, 58, 42, 100, 28, 104, 14, 100, 54, 106, 44, 116)),

  // All angles: jointed neck, blade wings, drill tail.
  "meka-dragon": (k) =>
    k.p("M28 82L2 66L0 78L20 96Z", C.steel) + k.p("M12 60L-9 58L0 86Z", C.yellow) + k.l("M4 60L4 78", 2.4) +
    k.b("M48 70L36 26L16 6L20 32L4 30L18 50L10 58L30 74Z", C.red) + k.l("M40 66L20 32M34 70L18 50", 2.6) +
    k.p("M62 96L78 98L74 112L84 116V122H60Z", C.steel) + k.p("M28 96L46 98L38 112L48 116V122H22Z", C.steel) +
    k.r(82, 38, 18, 15, 2, C.grey, -58) + k.r(74, 52, 19, 15, 2, C.grey, -70) + k.r(72, 66, 22, 16, 2, C.grey, -60) +
    k.b("M24 76L44 66H72L82 82L74 104H32Z", C.red) + k.p("M44 80H66L62 96H46Z", C.yellow) + k.l("M47 85H64M47 90H63", 2.4) +
    k.p("M82 18L66 2L90 8Z", C.yellow) +
    k.b("M78 18L98 6L126 20L124 28L100 30L122 36L116 46L88 46L76 34Z", C.grey) +
    k.l("M100 30L86 32", 3) +
    k.eye(97, 19, 5, { f: C.yellow, dx: 0.4, lid: -0.6 }) +
    k.teeth(104, 123, 28, 5, 3) + k.spots(2, INK, 82, 30, 84, 40, 30, 80, 74, 84, 70, 98, 36, 98),

  // Round ears, round belly, a bamboo staff.
  pandakai: (k) =>
    k.limb("M110 2V124", 8, C.green, "butt") + k.p("M102 36H118V42H102ZM102 66H118V72H102ZM102 98H118V104H102Z", C.green) +
    k.p("M110 24C116 12 122 12 127 13C127 22 120 26 110 28Z", C.lime) + k.p("M110 16C104 4 98 4 93 4C93 13 100 18 110 20Z", C.lime) +
    k.limb("M32 78C14 84 10 96 22 102", 17, C.dark) +
    k.limb("M90 78C98 82 104 82 108 80", 17, C.dark) +
    k.be(60, 92, 34, 28, C.white) +
    k.pair("") +
    k.e(40, 115, 18, 9, C.dark) + k.e(82, 115, 18, 9, C.dark) +
    k.p("M30 74C40 84 80 84 90 74L88 66H32Z", C.dark) +
    k.c(34, 20, 13, C.dark) + k.c(86, 20, 13, C.dark) +
    k.be(60, 44, 36, 30, C.white) +
    k.in(`<g stroke="none" fill="${INK}"><ellipse cx="44" cy="44" rx="11" ry="13" transform="rotate(25 44 44)"/><ellipse cx="76" cy="44" rx="11" ry="13" transform="rotate(-25 76 44)"/></g>`) +
    k.eye(45, 43, 6, { lid: -0.3 }) + k.eye(75, 43, 6, { lid: 0.3 }) +
    k.in(k.e(60, 56, 6, 4, INK)) + k.mouth(48, 72, 62, 6),

  // A lantern on a scarecrow.
  "pumpkin-jack": (k) =>
    k.pair(k.limb("M52 86C38 80 28 82 16 92", 8, C.brown) + k.wire("M16 92L2 86M14 94L2 99M18 94L12 108", 4.6)) +
    k.pair(k.limb("M56 106L50 121L40 122", 6, C.brown)) +
    k.b("M50 72L42 94L30 108L44 106L46 118L56 108L64 118L72 108L82 118L84 106L98 108L86 94L78 72Z", C.night) +
    k.l("M64 78V104", 2.6) + k.spots(2.4, C.yellow, 69, 86, 69, 96) +
    k.p("M56 20C58 12 52 6 44 5L52 -2C64 -1 72 8 72 20Z", C.green) +
    k.b("M64 18C74 10 90 11 96 19C114 21 119 38 113 55C109 69 94 76 81 73C72 78 56 78 47 73C34 76 19 69 15 55C9 38 14 21 32 19C38 11 54 10 64 18Z", C.orange) +
    k.l("M46 22C38 36 38 58 46 71M82 22C90 36 90 58 82 71", 2.6, "#b2500a") +
    (k.mood === "idle" ? k.in(`<path d="M34 42L54 36L50 48ZM94 42L74 36L78 48Z" fill="${C.yellow}" stroke-width="3"/>`) : k.eyes(45, 40, 8, { f: C.yellow })) +
    (k.mood === "out" ? k.mouth(42, 86, 58, 8) : k.in(`<path d="M30 54L42 58L48 53L56 60L64 55L72 60L80 53L86 58L98 54C94 68 82 70 78 69L73 64L66 70L58 64L50 69C44 70 34 66 30 54Z" fill="${C.yellow}" stroke-width="3"/>`)),

  // A bogeyman dancing under his sheet.
  "boogie-woogie": (k) =>
    k.limb("M50 100L42 112", 8, C.dark) + k.limb("M78 100L94 108", 8, C.dark) +
    k.p("M46 108L24 114C20 122 28 122 34 122H48Z", C.red) + k.p("M90 102L98 116L116 112C116 104 108 104 104 104L98 100Z", C.red) +
    k.b("M60 8C76 6 88 18 88 36C100 36 108 26 112 12C126 24 124 50 100 60C100 76 102 86 108 96C102 102 96 96 92 96C88 104 80 106 76 98C72 106 62 108 58 100C54 108 44 108 42 98C36 104 28 102 24 98C32 86 36 76 36 64C26 66 16 74 12 88C-2 72 8 48 38 42C38 22 44 10 60 8Z", C.white) +
    k.l("M88 40C88 44 86 48 82 50M38 46C38 50 40 52 42 54M60 76C58 84 56 88 52 92M80 74C82 82 84 86 88 90", 2.6, "#9db4d6") +
    (k.mood === "idle" ? k.in(`<g fill="${INK}" stroke="none"><ellipse cx="53" cy="32" rx="6" ry="8.5"/><ellipse cx="75" cy="30" rx="6" ry="8.5"/></g>`) + k.spots(2, C.yellow, 55, 30, 77, 28) : k.eye(53, 32, 8) + k.eye(75, 30, 8)) +
    k.in(k.turn(-6, 64, 50, k.mouth(52, 78, 45, 10))) +
    k.e(10, 30, 7, 5.5, INK) + k.wire("M15.5 29V8L26 12", 4.5),

  // An egg with flippers in a fishbowl helmet.
  "space-penguin": (k) =>
    k.p("M44 114C30 112 22 118 22 123H58ZM78 114C92 112 100 118 100 123H66Z", C.orange) +
    k.r(27, 82, 18, 34, 6, C.red) + k.p("M20 100H34L31 110H23Z", C.yellow) +
    k.b("M84 70C104 66 116 54 120 40C106 38 90 46 82 58Z", C.night) +
    k.b("M62 50C90 50 98 78 95 98C92 114 80 119 62 119C42 119 30 112 30 94C30 70 40 50 62 50Z", C.night) +
    k.q("M66 70C84 70 88 86 86 98C84 110 76 114 64 114C50 114 42 108 42 96C42 80 52 70 66 70Z", C.white) +
    k.b("M40 72C24 76 10 90 10 106C26 106 42 98 48 86Z", C.night) +
    k.wire("M66 8V2", 4) + k.c(66, 2.5, 3.4, C.red) +
    k.be(62, 38, 19, 19, C.night) + k.q("M66 24C78 24 80 34 80 38C80 48 74 54 64 54C54 52 52 32 66 24Z", C.white) +
    k.p("M76 34L95 40L76 47Z", C.orange) +
    k.eye(69, 34, 5, { dx: 0.4, lid: -0.4 }) +
    k.glass(66, 37, 34, 30) +
    k.p("M36 60C50 68 82 68 94 60L92 70C80 76 48 76 37 70Z", C.grey),

  // A mountain of an ape under a crown.
  "the-king": (k) =>
    k.pair(k.b("M52 92C42 96 40 110 42 122H60V100Z", "#6f4223")) +
    k.b("M34 56C44 44 84 44 94 56C98 70 90 92 84 102C76 108 52 108 44 102C38 92 30 70 34 56Z", C.brown) +
    k.q("M48 72C54 66 74 66 80 72C82 86 76 98 64 98C52 98 46 86 48 72Z", C.tan) + k.l("M64 70V80M53 78C57 82 60 82 64 80C68 82 71 82 75 78", 2.6) +
    k.pair(k.b("M48 44C24 34 -2 54 -2 84C-2 102 0 116 4 123H28C32 116 30 106 28 96C27 84 34 74 44 66Z", C.brown) + k.l("M10 115V122M18 115V122", 2.6)) +
    k.b("M64 18C84 18 90 30 89 42C94 56 86 68 64 68C42 68 34 56 39 42C38 30 44 18 64 18Z", C.brown) +
    k.q("M50 34C56 30 60 34 64 36C68 34 72 30 78 34C85 44 87 64 64 64C41 64 43 44 50 34Z", C.tan) +
    k.eyes(56, 42, 5, { lid: 0.8 }) + k.spots(1.8, INK, 61, 51, 67, 51) + k.mouth(49, 79, 53, 6, 5) +
    k.b("M40 24L30 -3L50 8L64 -8L78 8L98 -3L88 24C72 30 56 30 40 24Z", C.yellow) + k.spots(3.4, C.red, 64, 16) + k.spots(2.6, C.teal, 50, 17, 78, 17),

  // A hatchling in the lower half of its egg.
  "baby-gigazaur": (k) =>
    k.p("M42 50L16 46L40 28Z", C.teal) + k.p("M42 32L24 12L52 14Z", C.teal) + k.p("M50 18L48 -6L70 8Z", C.teal) +
    k.b("M50 104C52 82 40 64 38 48C36 26 44 7 64 3C82 0 92 11 94 23C112 23 124 31 123 42C122 55 106 59 88 55C80 66 78 84 80 104Z", C.green) +
    k.q("M86 57C78 68 77 82 78 92H66C68 80 72 68 74 57Z", C.lime) +
    k.eye(76, 25, 11.5, { f: C.white, dx: 0.4 }) + k.spots(2, INK, 116, 34) + (k.mood === "victory" ? k.mouth(88, 114, 44, 6) : k.l("M90 45C98 49 110 49 117 43", 3)) + k.spots(5, C.pink, 76, 45) +
    k.b("M8 88L12 62L28 82L40 66L52 88L64 78L76 88L88 70L100 84L116 64L120 88C120 112 94 124 64 124C34 124 8 112 8 88Z", C.cream) +
    k.spots(5, C.teal, 34, 100, 66, 110, 94, 100) + k.spots(3, C.teal, 50, 98, 80, 98, 46, 114, 108, 90, 19, 88),

  // A hamster in its ball, and the ball has legs.
  mechamster: (k) =>
    k.pair(k.limb("M30 92L12 104L16 118", 9, C.steel) + k.p("M4 122C4 114 12 112 16 112S30 114 30 122Z", C.red)) +
    k.pair(k.p("M46 100H58L60 122H42Z", C.steel) + k.p("M36 123C36 116 42 114 50 114S62 116 62 123Z", C.red)) +
    k.c(45, 32, 9, C.tan) + k.c(83, 32, 9, C.tan) +
    k.be(64, 64, 31, 32, C.tan) +
    k.q("M64 60C82 60 86 78 80 90H48C42 78 46 60 64 60Z", C.white) +
    k.eyes(53, 50, 6, {}) + k.q("M60 59H68L64 63Z", C.pink) + k.l("M64 63C62 67 58 67 56 66M64 63C66 67 70 67 72 66", 2.4) + k.in(`<path d="M61 67H67V73H61Z" fill="#fff" stroke-width="2"/>`) + k.spots(4.5, C.pink, 43, 61, 85, 61) +
    k.glass(64, 52, 48, 48) +
    k.b("M10 70C30 92 98 92 118 70L116 86C102 108 26 108 12 86Z", C.red) + k.spots(3, C.yellow, 24, 88, 44, 96, 64, 98, 84, 96, 104, 88),

  // A head on legs; the arms are a joke.
  gigarex: (k) =>
    k.p("M84 78C96 76 104 86 102 98L100 110L114 116C118 120 116 123 110 123H88L90 104Z", "#b95a12") +
    k.b("M54 36C70 32 84 46 98 46C110 46 120 38 122 20C132 46 124 72 102 80C96 94 76 98 64 92C50 86 44 70 44 56Z", C.orange) +
    k.b("M66 72C84 66 96 80 88 98L84 110L98 116C102 120 100 123 94 123H66L70 104C60 98 58 82 66 72Z", C.orange) +
    k.limb("M52 76L42 79L40 87", 6.5, C.orange) +
    k.b("M2 36C2 20 20 6 44 8C64 10 72 26 68 42C66 56 58 62 50 66C42 78 22 80 10 68L8 58L42 54L36 46L8 50C3 48 2 42 2 36Z", C.orange) +
    k.l("M78 42L74 52M90 47L86 57M102 47L99 58M112 42L112 52M52 12L48 20M62 18L56 25", 3.4, "#a8440c") +
    k.teeth(8, 36, 49, 7, 5) + k.teeth(12, 38, 58, -6, 4) +
    k.eye(40, 27, 6.5, { f: C.yellow, dx: -0.5, lid: 0.7 }) + k.spots(2, INK, 10, 32) + k.l("M86 116V122M78 117V122", 2.4),

  // A planet in a suit, in no hurry at all.
  "cosmic-joe": (k) =>
    k.pair(k.limb("M56 98L50 114", 12, C.red) + k.p("M34 123C34 114 42 112 48 112S58 114 58 123Z", C.white)) +
    k.limb("M48 80C32 84 24 92 30 102C34 106 42 104 46 100", 11, C.red) +
    k.limb("M80 80C96 84 104 76 106 64", 11, C.red) + k.c(106, 62, 7, C.white) + k.limb("M106 58V50", 4.5, C.white) +
    k.b("M46 74H82L84 104H44Z", C.red) + k.in(k.star(64, 88, 9, C.yellow)) +
    k.turn(-16, 64, 40, k.limb("M4 40C4 27 124 27 124 40", 9, C.yellow, "butt")) +
    k.be(64, 40, 33, 33, C.teal) +
    k.q("M36 24C50 28 78 22 90 20L94 28C80 32 52 36 32 32ZM33 52C50 60 76 54 96 46L92 58C78 64 54 68 40 62Z", "#5fd0c2") +
    k.turn(-16, 64, 40, k.limb("M4 40C4 54 124 54 124 40", 9, C.yellow, "butt")) +
    (k.mood === "idle" || k.mood === "victory" ? k.in(`<path d="M42 30H62V36C62 46 44 46 43 36ZM66 30H86L85 36C84 46 66 46 66 36ZM60 31H68" fill="${INK}"/>`) + k.l("M47 34L52 34M71 34L76 34", 2.6, "#fff") : k.eyes(52, 34, 8)) +
    k.mouth(52, 78, 57, 7),

  // A riveted shell on four feet, a mace behind.
  "iron-back": (k) =>
    k.limb("M22 96C8 96 2 86 4 74", 8, C.brown) + k.star(4, 64, 13, C.steel, 8, 0.6) +
    k.p("M28 88H46V112C50 114 52 118 52 122H22ZM74 88H92L92 112C96 114 98 118 98 122H70Z", C.brown) +
    k.b("M88 82C96 74 106 70 112 70C124 70 134 80 134 90C134 98 128 101 120 101H104L90 100Z", C.brown) +
    k.p("M116 74L124 58L126 78Z", C.cream) + k.p("M102 74L100 62L112 70Z", C.brown) +
    k.b("M14 100C8 82 10 66 16 56L8 44L27 42C30 36 34 31 40 28L38 13L54 22C58 21 62 21 66 22L80 11L80 27C86 31 90 36 93 41L108 40L99 54C105 68 104 86 98 100C74 108 38 108 14 100Z", C.grey) +
    k.l("M16 56C26 70 28 86 26 102M40 28C48 50 50 80 46 105M80 27C74 50 70 80 72 105M99 54C92 68 90 86 91 102", 3) +
    k.spots(2.6, INK, 18, 72, 18, 88, 37, 44, 40, 66, 36, 88, 60, 34, 60, 60, 59, 88, 82, 46, 80, 66, 82, 88) +
    k.eye(116, 84, 5, { dx: 0.4, lid: -0.5 }) + k.l("M120 95C125 95 129 94 131 91", 2.6) + k.spots(1.5, INK, 130, 86),

  // A fish in command.
  "captain-fish": (k) =>
    k.p("M52 92L48 113H62L66 92ZM84 92L86 113H99L96 90Z", C.night) + k.p("M44 123V111H62L74 117V123ZM82 123V111H99L112 117V123Z", C.dark) +
    k.p("M34 70L0 40C-3 52 2 62 10 69C2 78 -3 92 2 104L36 82Z", C.orange) +
    k.p("M26 62C20 48 24 36 34 28L56 48Z", C.orange) +
    k.b("M24 74C34 48 62 38 88 44C106 48 120 58 123 66C120 72 112 73 104 73C112 75 118 78 118 83C110 96 90 104 68 102C48 100 32 90 24 74Z", C.teal) +
    k.l("M44 64C48 70 48 78 44 84M54 60C58 68 58 78 54 88M64 78C68 82 68 86 64 90", 2.6, "#0b6662") +
    k.in(`<path d="M66 74C58 78 50 86 46 95C58 97 70 92 76 82Z" fill="${C.orange}"/>`) +
    k.eye(96, 58, 8, { dx: 0.5, lid: -0.4 }) + k.l("M104 73C98 73 93 75 90 79", 3) +
    k.b("M60 36L50 10C62 0 96 -4 114 6L98 36Z", C.white) +
    k.p("M56 32C68 28 84 28 97 32L99 43C84 38 70 40 58 46Z", C.night) + k.p("M96 34L122 38C126 45 112 49 97 43Z", C.night) +
    k.in(k.star(78, 18, 9, C.yellow)),

  // Bat wings, horns and a barbed tail.
  drakonis: (k) =>
    k.limb("M80 108C98 120 116 110 112 92", 9, C.red) + k.p("M112 76L124 96L112 92L100 98Z", C.yellow) +
    k.pair(k.b("M56 66C50 34 30 14 0 8C8 20 8 34 2 48C14 46 20 52 20 64C30 58 38 62 42 76C48 70 54 72 60 80Z", "#8f1d3f") + k.l("M54 62C40 36 24 20 6 12M20 60C22 48 20 36 16 26M42 70C42 54 36 40 28 30", 2.6)) +
    k.pair(k.b("M48 92C38 94 34 106 34 112L28 122H60L58 100Z", "#b5201c")) +
    k.b("M56 40C54 54 42 66 42 88C42 106 52 116 64 116C76 116 86 106 86 88C86 66 74 54 72 40Z", C.red) +
    k.q("M58 60C52 72 50 84 52 96C54 106 58 110 64 110C70 110 74 106 76 96C78 84 76 72 70 60Z", C.yellow) + k.l("M55 74H73M52 86H76M53 98H75", 2.4) +
    k.pair(k.limb("M48 78C40 82 36 88 38 94", 8, C.red)) +
    k.pair(k.p("M54 24C46 20 40 10 42 -1C50 4 58 10 62 18Z", C.cream)) +
    k.b("M64 14C78 14 84 24 80 34L76 50C72 58 56 58 52 50L48 34C44 24 50 14 64 14Z", C.red) +
    k.eyes(56, 31, 5, { f: C.yellow, lid: 0.8 }) + k.spots(1.8, INK, 60, 45, 68, 45) + k.mouth(54, 74, 47, 5, 4),

  // The other ape: up the tower, aeroplane in hand.
  kong: (k) =>
    k.b("M78 124L90 42L97 2L104 42L116 124Z", C.grey) + k.l("M88 60H106L84 88M86 74L110 88H84M82 102H112M84 88L112 102", 2.6) +
    k.turn(-14, 18, 18, k.p("M2 14H38V20H2ZM14 12C14 6 24 6 24 12V30H31V34H9V30H14Z", C.yellow)) +
    k.limb("M44 66C28 62 18 48 18 32", 15, C.dark) + k.c(18, 28, 9, C.steel) +
    k.limb("M58 104C64 116 76 118 88 112", 14, C.dark) + k.limb("M42 102C34 112 40 120 54 120", 14, C.dark) +
    k.b("M40 58C52 46 72 50 78 64C84 84 76 108 56 112C36 112 30 78 40 58Z", C.dark) +
    k.limb("M68 62C84 58 92 50 96 40", 15, C.dark) + k.c(96, 38, 9, C.steel) +
    k.b("M54 18C70 16 76 28 74 40C78 52 70 60 56 60C42 60 36 52 38 42C36 30 42 20 54 18Z", C.dark) +
    k.q("M46 34C50 30 54 32 57 34C60 32 64 30 68 34C74 44 72 56 57 57C44 56 42 44 46 34Z", C.grey) +
    k.eye(50, 38, 4.6, { lid: -0.8 }) + k.eye(63, 38, 4.6, { lid: 0.8 }) + k.spots(1.6, INK, 55, 45, 59, 45) + k.mouth(45, 69, 47, 5, 4) +
    k.q("M48 70C56 66 66 66 72 72C74 84 68 96 58 98C46 96 44 80 48 70Z", C.steel),

  // Folded arms, three-cornered head.
  mantis: (k) =>
    k.pair(k.wire("M58 16C54 8 48 2 38 0", 3.6)) +
    k.pair(k.limb("M60 86L36 78L24 122", 5, C.green) + k.limb("M60 96L44 98L38 122", 5, C.green)) +
    k.b("M64 66C80 74 80 104 64 124C48 104 48 74 64 66Z", C.lime) + k.l("M56 84H72M55 94H73M57 104H71", 2.4) +
    k.b("M58 40H70L74 76H54Z", C.green) +
    k.pair(
      k.limb("M58 56L38 66", 8, C.green) +
      k.b("M42 72C30 64 18 40 20 18C30 22 40 44 46 62Z", C.green) +
      k.p("M20 16C10 22 4 40 4 60L10 52L12 44L16 42L16 34L22 32Z", C.lime),
    ) +
    k.b("M64 14C76 12 88 12 94 14C92 30 78 46 64 50C50 46 36 30 34 14C40 12 52 12 64 14Z", C.green) +
    k.eyes(42, 20, 10, { f: C.yellow, dy: 0.3, lid: 0.3 }) + k.mouth(54, 74, 36, 5),

  // A box on a box.
  rob: (k) =>
    k.wire("M64 12V4", 4.5) + k.c(64, 4.5, 5, C.red) +
    k.pair(k.limb("M40 60H20V84", 9, C.steel, "butt") + k.p("M10 82H30V92L34 106L26 108L22 98H18L14 108L6 106L10 92Z", C.yellow)) +
    k.pair(k.r(50, 106, 14, 20, 1, C.steel) + k.r(46, 117, 26, 11, 3, C.blue)) +
    k.r(64, 74, 56, 52, 3, C.blue) +
    k.pair(k.r(38, 26, 8, 14, 2, C.yellow)) + k.r(64, 46, 18, 10, 1, C.steel) +
    k.r(64, 26, 48, 32, 3, C.grey) +
    k.in(k.eyes(53, 23, 7, { f: C.yellow })) +
    k.in(`<path d="M48 33H80V39H48Z" fill="#fff" stroke-width="2.4"/>`) + k.l("M56 33V39M64 33V39M72 33V39", 2) +
    k.in(`<path d="M44 58H84V78H44Z" fill="${C.cream}"/>`) + k.l("M50 72L58 66L64 70L78 62", 2.6, C.red) + k.spots(4, C.red, 50, 89) + k.spots(4, C.yellow, 64, 89) + k.spots(4, C.lime, 78, 89),

  // The law of the desert: a cactus in boots.
  sheriff: (k) =>
    k.pair(k.limb("M56 100C40 102 38 110 42 116", 12, C.night) + k.p("M34 112H52V123H20C20 117 28 116 34 116Z", C.brown)) +
    k.limb("M46 90H30C20 90 17 84 17 74", 14, C.green) + k.limb("M82 84H98C108 84 111 78 111 68", 14, C.green) +
    k.b("M44 106V48C44 34 84 34 84 48V106C78 111 50 111 44 106Z", C.green) +
    k.l("M50 74V80M57 80V86M50 86V91M15 76V82M113 70V78M28 91H34M98 85H104", 2.6, "#3f7a12") +
    k.p("M43 94C54 100 74 100 85 94V104C74 110 54 110 43 104Z", C.brown) + k.in(`<path d="M58 97H70V107H58Z" fill="${C.yellow}" stroke-width="2.6"/>`) +
    k.in(k.star(72, 82, 9, C.yellow)) +
    k.eyes(55, 52, 6, { lid: 0.6 }) +
    k.p("M64 62C58 58 46 60 40 70C50 74 60 72 64 67C68 72 78 74 88 70C82 60 70 58 64 62Z", C.brown) +
    k.b("M38 32C36 12 40 -3 50 -4C57 -4 58 4 64 4C70 4 71 -4 78 -4C88 -3 92 12 90 32Z", C.tan) +
    k.p("M38 24C54 29 74 29 90 24V33C74 38 54 38 38 33Z", C.red) +
    k.b("M4 34C-6 20 4 8 16 22C36 36 92 36 112 22C124 8 134 20 124 34C104 48 24 48 4 34Z", C.tan),

  // Out of the water, mouth first.
  "mega-shark": (k) =>
    k.p("M90 36L97 50L103 32ZM101 32L108 45L113 28ZM111 28L117 39L122 24Z", C.white) + k.p("M88 46L96 36L99 50ZM98 50L106 40L109 55Z", C.white) +
    k.b("M122 4C98 -4 76 6 62 20L32 4C37 20 40 32 42 42C32 56 26 68 22 82L-2 76C3 88 10 95 17 99C18 108 16 116 10 124H40C40 116 40 110 40 104C56 98 70 92 78 82L96 110C104 97 104 85 100 73C106 70 110 65 112 59L78 40L122 24C127 18 127 9 122 4Z", C.blue) +
    k.q("M78 42L110 59C108 65 104 70 98 71C94 77 78 81 60 90C50 95 44 99 40 100C48 84 60 64 78 42Z", C.white) +
    k.eye(90, 18, 5.5, { f: C.white, dx: 0.4, lid: -0.8 }) + k.l("M64 44L70 54M58 50L64 60M52 56L58 66", 3) +
    k.b("M-6 128V112C2 104 8 104 14 112C22 104 30 104 36 112C44 104 52 104 58 112C66 104 74 104 80 112C88 104 96 104 102 112C110 104 118 104 134 112V128Z", C.teal),

  // Mask, cape and belt.
  luchador: (k) =>
    k.b("M40 40C26 62 14 84 2 104L16 102L20 112L34 104H94L108 112L112 102L126 104C114 84 102 62 88 40Z", C.purple) +
    k.pair(k.limb("M56 96L48 112", 15, C.tan) + k.p("M38 106H58L58 123H28C28 116 34 116 38 115Z", C.red)) +
    k.p("M44 84H84L86 98L72 106L64 98L56 106L42 98Z", C.red) +
    k.pair(k.limb("M38 50C24 54 12 50 12 42C12 34 16 28 18 22", 15, C.tan) + k.c(19, 17, 10, C.red)) +
    k.b("M32 46C40 36 88 36 96 46C96 64 86 74 84 88H44C42 74 32 64 32 46Z", C.tan) + k.l("M64 50V74M48 62C54 66 60 64 64 60C68 64 74 66 80 62", 2.6) +
    k.p("M42 82H86V93H42Z", C.yellow) + k.in(k.e(64, 87, 11, 8, C.yellow) + k.star(64, 87, 5, C.red)) +
    k.b("M64 2C80 2 86 14 84 28C82 40 74 48 64 48C54 48 46 40 44 28C42 14 48 2 64 2Z", C.red) +
    k.q("M50 24C46 14 56 14 62 24C60 32 52 32 50 24ZM78 24C82 14 72 14 66 24C68 32 76 32 78 24Z", C.yellow) +
    k.q("M64 2L60 12L64 18L68 12Z", C.yellow) +
    k.eyes(56, 23, 4.4, { lid: 0.5 }) + k.q("M53 38C56 32 72 32 75 38C74 46 68 47 64 47C60 47 54 46 53 38Z", C.tan) + k.mouth(56, 72, 37, 5),
};

export const MONSTER_IDS: readonly string[] = Object.keys(drawings);

export function isDrawn(id: string): boolean {
  return Object.hasOwn(drawings, id);
}

const FLESH = [C.green, C.red, C.teal, C.purple, C.orange, C.blue, C.yellow, C.pink, C.grey, C.tan];

/** Bodies of composed monsters: outline, middle of the face (y), reach of the shoulders (x). */
const BODIES: [string, number, number][] = [
  ["M64 20C92 20 100 52 100 74C100 98 88 110 64 110C40 110 28 98 28 74C28 52 36 20 64 20Z", 46, 36],
  ["M36 26H92L96 108H32Z", 48, 38],
  ["M64 22C84 22 90 34 84 50C108 62 110 108 64 110C18 108 20 62 44 50C38 34 44 22 64 22Z", 40, 34],
  ["M64 22L84 28L98 52L102 84L88 110H40L26 84L30 52L44 28Z", 48, 36],
  ["M46 40C46 14 82 14 82 40V92C82 116 46 116 46 92Z", 40, 48],
  ["M64 52C104 50 118 66 116 84C114 104 92 110 64 110C36 110 14 104 12 84C10 66 24 50 64 52Z", 72, 22],
  ["M64 16L106 110C80 116 48 116 22 110Z", 62, 40],
  ["M40 30C48 16 80 16 88 30C106 34 108 56 98 64C110 76 104 98 88 98C84 114 44 114 40 98C24 98 18 76 30 64C20 56 22 34 40 30Z", 50, 30],
];

/** A monster nobody has drawn: put together from the kit, always the same for the same id. */
function composed(id: string): Drawing {
  return (k) => {
    const rnd = seeded(id);
    const skin = FLESH[rnd(FLESH.length)]!;
    const other = FLESH[(FLESH.indexOf(skin) + 1 + rnd(FLESH.length - 1)) % FLESH.length]!;
    const [body, face, arm] = BODIES[rnd(BODIES.length)]!;
    const top = rnd(8);
    const arms = rnd(5);
    const legs = rnd(4);
    const eyes = rnd(5);
    const crown = face - 24;
    let s = "";
    if (rnd(4) === 0) s += k.pair(k.b("M52 70C40 44 24 28 -2 26C6 42 2 56 -2 68C12 64 22 70 26 84C34 76 46 80 54 90Z", other));
    if (rnd(3) === 0) s += k.limb("M84 104C104 114 122 104 118 82", 10, skin) + k.star(118, 78, 9, other, 4, 0.5);
    if (legs === 0) s += k.pair(k.limb("M50 100V114", 14, skin) + k.p("M34 123C34 113 42 111 48 111S60 113 60 123Z", other));
    else if (legs === 1) s += k.pair(k.limb("M54 100C48 118 32 122 20 114", 10, skin) + k.limb("M60 104C60 116 52 122 44 122", 10, skin));
    else if (legs === 2) s += k.pair(k.p("M38 92H60V122H28C28 114 34 112 38 110Z", skin));
    else s += k.pair(k.limb("M48 96L26 100L18 122", 6, skin) + k.limb("M56 100L42 106L38 122", 6, skin));
    const a = `translate(${arm - 38} ${face - 46})`;
    let t = "";
    if (arms === 0) t = k.limb("M44 76C24 74 10 62 8 44", 11, skin) + k.c(8, 42, 9, other);
    else if (arms === 1) t = k.limb("M44 72C22 76 10 90 12 106", 13, skin) + k.wire("M5 110L2 118M12 113V121M19 110L23 117", 5);
    else if (arms === 2) t = k.limb("M46 74C22 78 4 66 10 50C16 40 28 48 22 57", 10, skin);
    else if (arms === 3) t = k.limb("M44 76L18 72", 10, skin) + k.p("M22 58C10 52 -2 60 -2 74C-2 86 10 92 20 88L8 74Z", other);
    else t = k.p("M46 64L2 72L18 82L6 94L22 94L20 106L46 88Z", other);
    s += k.pair(`<g transform="${a}">${t}</g>`);
    s += `<g transform="translate(0 ${crown - 22})">`;
    if (top === 0) s += k.pair(k.p("M46 34C30 32 22 14 26 -4C38 4 54 14 58 26Z", C.cream));
    else if (top === 1) s += k.pair(k.wire("M56 30C52 14 46 6 36 4", 5) + k.c(34, 4, 8, other));
    else if (top === 2) s += k.pair(k.b("M38 46L26 0L62 26Z", skin));
    else if (top === 3) s += k.p("M36 38L30 10L46 20L54 -2L66 16L80 0L84 20L100 12L92 40Z", other);
    else if (top === 4) s += k.p("M52 34L66 -8L76 34Z", C.cream);
    else if (top === 5) s += k.pair(k.limb("M54 34C50 20 44 14 38 10", 8, skin) + k.c(36, 6, 11, C.white) + k.spots(5, INK, 36, 6));
    else if (top === 6) s += k.b("M22 32C20 0 50 -8 64 -8C78 -8 108 0 106 32Z", other) + k.spots(6, C.white, 44, 12, 70, 4, 88, 18);
    else s += k.pair(k.c(34, 26, 15, skin) + k.spots(7, other, 34, 26));
    s += "</g>" + k.b(body, skin);
    s += k.q("M64 84C78 84 82 92 80 98C78 104 72 106 64 106C56 106 50 104 48 98C46 92 50 84 64 84Z", other);
    if (eyes === 0) s += k.eye(64, face, 14, { lid: 0.2 });
    else if (eyes === 1) s += k.eyes(51, face + 2, 7, {}) + k.eye(64, face - 8, 7);
    else if (eyes === 2) s += k.eyes(50, face, 11, { f: C.yellow, lid: 0.5 });
    else s += k.eyes(53, face, eyes === 3 ? 9 : 6, { lid: 0.7 });
    return s + k.mouth(48, 80, face + 16, 8, [0, 5, 2][rnd(3)]!);
  };
}

/** The SVG text of one layer of a monster. `dots` is the paint of the halftone, "" for none. */
export function drawMonster(id: string, layer: Layer, mood: Mood = "idle", dots = ""): string {
  const draw = isDrawn(id) ? drawings[id]! : composed(id);
  return draw(new Kit(layer, mood, dots));
}
