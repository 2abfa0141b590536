// The server over HTTP, one function per address. Errors are thrown as `Refused`.
import type {
  Catalogue,
  Coach,
  ErrorCode,
  Fairness,
  Frame,
  Lobby,
  NewTable,
  Reasons,
  Refusal,
  Replay,
  Seated,
  Sit,
  Tables,
} from "../protocol";
import { settings } from "./settings";

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | "unknown",
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { "Accept-Language": settings.lang, ...(body === undefined ? {} : { "Content-Type": type }) },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused("offline", "");
  }
  if (answer.ok) return answer;
  let refusal: Partial<Refusal> = {};
  try {
    refusal = (await answer.json()) as Refusal;
  } catch {
    // a proxy's page, not ours
  }
  throw new Refused(refusal.code ?? "unknown", refusal.message ?? "", answer.status);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;
const eyes = (as: number | null) => `?lang=${settings.lang}${as === null ? "" : `&as=${as}`}`;

export const api = {
  newTable: (what: NewTable) => json<Seated>("POST", "/api/tables", what),
  sit: (code: string, what: Sit) => json<Seated>("POST", `${table(code)}/sit`, what),
  tables: () => json<Tables>("GET", "/api/tables"),
  lobby: (code: string) => json<Lobby>("GET", `${table(code)}?lang=${settings.lang}`),
  catalogue: (lang: string) => json<Catalogue>("GET", `/api/catalogue/${lang}`),
  replay: (code: string, as: number | null) => json<Replay>("GET", `${table(code)}/replay${eyes(as)}`),
  moment: (code: string, line: number, as: number | null) =>
    json<Frame>("GET", `${table(code)}/replay/${line}${eyes(as)}`),
  coach: (code: string, as: number | null) => json<Coach>("GET", `${table(code)}/coach${eyes(as)}`),
  why: (code: string, line: number, as: number | null) => json<Reasons>("GET", `${table(code)}/why/${line}${eyes(as)}`),
  fair: (code: string) => json<Fairness>("GET", `${table(code)}/fair?lang=${settings.lang}`),
  journalPath: (code: string) => `${table(code)}/journal`,
  importJournal: async (text: string) =>
    (await (await ask("POST", "/api/journals", text, "text/plain")).json()) as { table: string },
  forgetMe: async () => void (await ask("DELETE", "/api/me")),
};
