### Why did this happen: one message per rule id, in our own words (de).
### Same keys in the same order in every language; ids and scope: spec/rules.toml.

## BASE: the core game

rule-base-1 = Ein Spiel braucht mindestens 2 und höchstens 6 Monster; es ist ab 8 Jahren gedacht und dauert etwa 30 Minuten.
rule-base-2 = Es gibt zwei Wege zum Sieg: als erstes Monster 20[star] sammeln oder als einziges Monster übrig bleiben.
rule-base-3 = Jeder spielt genau ein Monster; dessen Tafel zeigt, wie viele [star] und [heart] es hat.
rule-base-4 = Jedes Monster beginnt mit 10[heart], 0[star] und ohne [energy].
rule-base-5 = Alle Powerkarten bilden einen gemischten, verdeckten Stapel; die obersten 3 Karten liegen offen als Auslage.
rule-base-6 = Alle [energy] und Marker kommen aus einem gemeinsamen Vorrat, und was du ausgibst, geht dorthin zurück, außer ein Effekt nennt ein anderes Monster.
rule-base-7 = Du würfelst mit 6 schwarzen Würfeln; die 2 grünen bleiben beiseite, bis eine Karte sie dir gibt.
rule-base-8 = Die 6 orangen Würfel sehen nur anders aus als die schwarzen und ändern nichts am Spiel.
rule-base-9 = Promokarten sind gewöhnliche Powerkarten: Wenn ihr sie verwendet, werden sie einfach in den Stapel gemischt.
rule-base-10 = Bei Spielbeginn ist Tokyo leer: Alle Monster sind außerhalb.
rule-base-11 = Für den Startspieler würfelt jeder einmal mit den 6 Würfeln, und wer die meisten [die:smash] hat, beginnt; bei Gleichstand würfeln die Beteiligten erneut, bis einer allein vorn liegt.
rule-base-12 = Die Züge gehen im Uhrzeigersinn: Nach dir ist dein linker Nachbar an der Reihe.
rule-base-13 = Wenn eine Regel oder Karte von Tokyo spricht, meint sie jeden Platz dort: Tokyo City ebenso wie Tokyo Bay.
rule-base-14 = Jeder Zug hat fünf Schritte, immer in dieser Reihenfolge: würfeln, Würfel auswerten, Tokyo erobern, Powerkarten kaufen, Zug beenden.
rule-base-15 = Dein Zug dauert, bis die Würfel weitergegeben sind; erst dann beginnt der nächste Zug.
rule-base-16 = Du hast bis zu 3 Würfe und darfst nach jedem davon aufhören.
rule-base-17 = Dein erster Wurf geschieht mit allen 6 Würfeln, dazu mit 1 oder 2 grünen, wenn deine Karten sie dir geben.
rule-base-18 = Vor jedem weiteren Wurf wählst du, welche Würfel du behältst; alle anderen werden neu geworfen.
rule-base-19 = Ein behaltener Würfel liegt nicht fest: Vor einem späteren Wurf darfst du ihn zurücknehmen und neu werfen.
rule-base-20 = Wenn deine Würfe verbraucht sind (normalerweise nach dem dritten) oder du vorher aufhörst, werden deine Würfel ausgewertet.
rule-base-21 = Nur die Symbole zählen, die nach dem letzten Wurf zu sehen sind; frühere Ergebnisse sind vergessen.
rule-base-22 = Jeder deiner Würfel muss ausgewertet werden, in der Reihenfolge, die du wählst. Du wirst nicht gefragt, wo die Reihenfolge nichts ändert.
rule-base-23 = Drei Würfel mit derselben Zahl bringen diese Zahl ein: drei [die:1] geben 1[star], drei [die:2] geben 2[star], drei [die:3] geben 3[star].
rule-base-24 = Sobald drei deiner Würfel dieselbe Zahl zeigen, bekommst du für jeden weiteren Würfel mit dieser Zahl noch 1[star].
rule-base-25 = Jedes [die:energy] gibt dir 1[energy] aus dem Vorrat, und du behältst deine [energy], bis du sie ausgibst.
rule-base-26 = Jedes deiner [smash] kostet jedes Monster, das nicht am selben Ort ist wie du, 1[heart].
rule-base-27 = Solange du in Tokyo bist, treffen deine [smash] jedes Monster außerhalb von Tokyo und kein anderes.
rule-base-28 = Solange du außerhalb von Tokyo bist, treffen deine [smash] jedes Monster in Tokyo; die in Tokyo City und Tokyo Bay trifft jeweils die volle Zahl.
rule-base-29 = Ein in Tokyo verprügeltes Monster entscheidet, ob es Tokyo verlässt oder bleibt; die gerade verlorenen [heart] bekommt es auch beim Verlassen nicht zurück.
rule-base-30 = Du darfst Tokyo nur verlassen, unmittelbar nachdem du durch [smash] eines anderen Monsters [heart] verloren hast.
rule-base-31 = Durch eine Karte verlorene [heart] sind nicht durch [smash] verloren: Sie erlauben kein Verlassen von Tokyo und zählen nicht für Effekte, die [smash] verlangen.
rule-base-32 = Ein Monster zu verprügeln heißt, dass es beim Auswerten deiner Würfel durch deine [smash] mindestens 1[heart] verliert.
rule-base-33 = Ein Monster, das sein letztes [heart] verliert, scheidet aus; seine Karten und seine [energy] werden abgeworfen.
rule-base-34 = Im ersten Zug des Spiels ist Tokyo leer, also treffen [smash] niemanden; der Startspieler muss Tokyo trotzdem erobern.
rule-base-35 = Außerhalb von Tokyo gibt dir jedes [die:heart] 1[heart] bis zu deinem Höchstwert; was darüber hinausgeht, ist verloren.
rule-base-36 = In Tokyo heilen dich deine [die:heart] nicht; dort können dir nur Karten [heart] geben.
rule-base-37 = Kein Monster kann mehr als 10[heart] haben, außer eine Behalten-Karte erhöht seinen Höchstwert.
rule-base-38 = Ist Tokyo leer, wenn du zum Schritt „Tokyo erobern“ kommst, musst du Tokyo City erobern, auch wenn du kein [smash] erzielt hast.
rule-base-39 = Verlassen wird Tokyo beim Auswerten der Würfel; der Angreifer erobert es aber erst im nächsten Schritt, nach allen seinen übrigen Würfeln.
rule-base-40 = Für das Erobern von Tokyo bekommst du 1[star].
rule-base-41 = Wenn dein Zug in Tokyo beginnt, bekommst du 2[star].
rule-base-42 = Ein zusätzlicher Zug ist ein Zug wie jeder andere: Wenn er in Tokyo beginnt, bekommst du wieder 2[star].
rule-base-43 = Du darfst so viele Karten der Auslage kaufen, wie du bezahlen kannst, jede für ihren Preis in [energy].
rule-base-44 = Eine aus der Auslage gekaufte Karte wird sofort vom Stapel ersetzt, und die neue Karte kann gleich gekauft werden.
rule-base-45 = Eine gekaufte Abwerfen-Karte wirkt sofort, bevor irgendetwas anderes geschieht, und wird dann abgeworfen.
rule-base-46 = Eine gekaufte Behalten-Karte liegt offen vor dir, wirkt sofort und bleibt bis zum Spielende, außer ein Effekt entfernt sie.
rule-base-47 = Beim Kaufen kannst du für 2[energy] alle drei Karten der Auslage abwerfen; drei neue werden aufgedeckt und können gleich gekauft werden.
rule-base-48 = Du darfst beliebig oft und in beliebiger Reihenfolge Karten kaufen und die Auslage austauschen, solange deine [energy] reichen.
rule-base-49 = Du kannst [energy] nicht nur für Käufe ausgeben, sondern auch für Karteneffekte, die [energy] verlangen.
rule-base-50 = Effekte am Ende des Zuges geschehen in seinem letzten Schritt, bevor die Würfel weitergegeben werden.
rule-base-51 = Wenn am Ende eines Zuges mehrere Effekte geschehen, bestimmt der aktive Spieler ihre Reihenfolge.
rule-base-52 = Am Ende deines Zuges gehen die Würfel an den nächsten Nachbarn zu deiner Linken, der noch im Spiel ist.

## BAY: Tokyo Bay, 5 or 6 players

rule-bay-1 = Tokyo Bay wird nur zu fünft oder sechst benutzt; zu zweit bis viert gibt es nur Tokyo City.
rule-bay-2 = Ist Tokyo City besetzt, Tokyo Bay aber in Gebrauch und leer, musst du im Schritt „Tokyo erobern“ nach Tokyo Bay gehen.
rule-bay-3 = Tokyo Bay ist Tokyo genau wie Tokyo City: derselbe Gewinn für das Erobern und für den Zugbeginn dort, und keine Heilung durch [die:heart].
rule-bay-4 = Sobald nur noch 4 oder weniger Monster übrig sind, schließt Tokyo Bay, und das Monster dort muss Tokyo sofort verlassen, auch im Zug eines anderen.
rule-bay-5 = Wenn Tokyo City leer ist, während Tokyo Bay schließt, wechselt das Monster aus Tokyo Bay nach Tokyo City, statt Tokyo zu verlassen.
rule-bay-6 = Die Monster in Tokyo City und Tokyo Bay treffen einander nicht: Ihre [smash] erreichen nur Monster außerhalb von Tokyo, außer eine Karte sagt etwas anderes.
rule-bay-7 = Die in Tokyo City und Tokyo Bay getroffenen Monster entscheiden jedes für sich, ob sie Tokyo verlassen oder bleiben.
rule-bay-8 = Wenn beide Monster Tokyo verlassen, erobert der Angreifer Tokyo City und Tokyo Bay bleibt leer, denn pro Schritt wird nur ein Platz erobert.
rule-bay-9 = Wenn nur das Monster in Tokyo Bay Tokyo verlässt, erobert der Angreifer Tokyo Bay.

## 2P: two-player variant

rule-2p-1 = Zu zweit könnt ihr diese Variante wählen: Sie ändert nur, was Tokyo einbringt; alle anderen Regeln bleiben gleich.
rule-2p-2 = In der Variante zu zweit bekommst du für das Erobern von Tokyo 1[energy] statt 1[star].
rule-2p-3 = In der Variante zu zweit bekommst du 1[energy] statt 2[star], wenn dein Zug in Tokyo beginnt.

## END: end of the game

rule-end-1 = Mit 20[star] endet das Spiel nicht sofort, sondern am Ende dieses Zuges, wenn das Monster noch lebt und sie noch hat.
rule-end-2 = Das Spiel endet auch, wenn nur ein Monster übrig ist: sofort nach den Regeln der Monster Box, am Ende des Zuges nach denen von Origins.
rule-end-3 = Es gewinnt das Monster mit 20[star] oder das letzte, das noch lebt.
rule-end-4 = Wenn du 20[star] erreichst, aber im selben Zug dein letztes [heart] verlierst, scheidest du aus: Gewinnen kann nur, wer den Zug überlebt.
rule-end-5 = Wenn alle übrigen Monster zugleich ausscheiden, gewinnt niemand und alle verlieren.

## ORIG: King of Tokyo: Origins

rule-orig-1 = In Origins ist Tokyo ein einziger Platz ohne Tokyo Bay, daher spielen 2 bis 4 Monster mit.
rule-orig-2 = Origins hat dieselben Regeln für Zug, Würfel, Tokyo und Kauf wie King of Tokyo, aber keine grünen Würfel und keine Marker.
rule-orig-3 = Die Monster von Origins sind Mechamster, Gigarex, Cosmic Joe und Iron Back.
rule-orig-4 = Die Powerkarten von Origins und King of Tokyo lassen sich auf drei Arten verbinden: nur die neuen dazunehmen, alle dazunehmen oder eine eigene Auswahl treffen.
rule-orig-5 = Die erste Art zu mischen nimmt nur die Karten, die es allein in Origins gibt, in den Stapel von King of Tokyo auf; so wird keine Karte verdoppelt.
rule-orig-6 = Die zweite Art mischt beide Stapel vollständig zusammen; Karten aus beiden sind dann mehrfach darin.
rule-orig-7 = Die dritte Art nimmt nur die Origins-Karten in den Stapel auf, die euch gefallen.
rule-orig-8 = In Origins wird beides, 20[star] und das letzte lebende Monster, erst am Ende des Zuges geprüft.
rule-orig-9 = Auch in Origins bringt dich keine Karte über 10[heart], außer sie sagt es ausdrücklich.
rule-orig-10 = Auch in Origins darf ein Monster Tokyo dann verlassen, wenn es durch [smash] eines anderen Monsters [heart] verloren hat, und nur dann.

## FAQ: notes about particular cards

rule-faq-1 = Auch 20[star] retten kein Monster, das in diesem Zug sein letztes [heart] verliert; und wenn niemand mehr lebt, verlieren alle.
rule-faq-2 = Eine Powerkarte kann dich nicht über 10[heart] bringen, außer eine Behalten-Karte erhöht ausdrücklich deinen Höchstwert.
rule-faq-3 = Wenn zwei Monster Abstauber haben (eines durch Nachahmer), wird bei einer neu aufgedeckten Karte zuerst gefragt, wer im Uhrzeigersinn als Nächster nach dem aktiven Monster sitzt.
rule-faq-4 = Mit mindestens 1[smash] kostet Feuerstrahl deine beiden Nachbarn je 1[heart], auch am selben Ort wie du; ist nur noch ein Gegner übrig, verliert er 1[heart], nicht 2.
rule-faq-5 = Nachahmer wirkt wie ein frisches Exemplar der gewählten Behalten-Karte, als wäre sie gerade ausgespielt worden, mit eigenen Markern.
rule-faq-6 = Wenn die von Nachahmer kopierte Karte abgeworfen wird, ist Nachahmer wirkungslos und sein Besitzer nimmt den Nachahmer-Marker zurück.
rule-faq-7 = Zu Beginn deines Zuges, vor dem Würfeln, darfst du 1[energy] ausgeben, um den Nachahmer-Marker auf eine andere Behalten-Karte zu legen; so wirkt auch ein Nachahmer ohne Kopie wieder.
rule-faq-8 = Gift- und Schrumpfmarker gehen nie aus, bleiben auch ohne ihre Karte liegen und lassen sich nur außerhalb von Tokyo mit [die:heart] entfernen.
rule-faq-9 = Mit Metamorph verkaufst du deine Behalten-Karten im letzten Schritt deines Zuges, jede zum vollen aufgedruckten Preis, auch wenn du weniger bezahlt hast.
rule-faq-10 = Fluxling kopiert eine Behalten-Karte, als wäre sie gerade ausgespielt worden, mit eigenen Markern.
rule-faq-11 = Wenn die von Fluxling kopierte Karte abgeworfen wird, ist das Plättchen wirkungslos, bis du zu Beginn deines nächsten Zuges vor dem ersten Wurf kostenlos eine andere Behalten-Karte wählst.
rule-faq-12 = Giftmarker des Plättchens Giftspeier bleiben und wirken weiter, wenn das Plättchen weg ist; in Tokyo kannst du sie nicht entfernen, weil [die:heart] dort nicht benutzt werden können.

## PU: Power Up!

rule-pu-1 = Nur die Evolutionen der mitspielenden Monster werden benutzt; alle anderen bleiben in der Schachtel.
rule-pu-2 = Dein Evolutionsstapel besteht aus den 8 Evolutionen deines eigenen Monsters, verdeckt gemischt.
rule-pu-3 = Du beginnst mit einer Evolution: Du ziehst 2, behältst 1 geheim auf der Hand und mischst die andere zurück in deinen Stapel.
rule-pu-4 = Mit mindestens 3[die:heart] entwickelt sich dein Monster: Du ziehst 2 Evolutionen, behältst 1 geheim auf der Hand und wirfst die andere ab.
rule-pu-5 = Ob du 3[die:heart] für eine Evolution hast, wird geprüft, wenn alle deine Würfel ausgewertet sind, vor dem Erobern von Tokyo.
rule-pu-6 = Eine Evolution zu ziehen kostet nichts: Dieselben [die:heart] heilen dich außerhalb von Tokyo trotzdem oder dienen anderen Effekten.
rule-pu-7 = Für 3[die:heart] ziehst du auch in Tokyo oder Manhattan eine Evolution, obwohl sie dich dort nicht heilen.
rule-pu-8 = Wenn dein Evolutionsstapel leer ist, werden deine abgeworfenen Evolutionen zu einem neuen gemischt.
rule-pu-9 = Eine Evolution bleibt auf deiner Hand, bis du dich entschließt, sie zu spielen, sogar im Zug eines anderen Monsters.
rule-pu-10 = Eine Evolution, die einen Zeitpunkt nennt, kann nur zu diesem Zeitpunkt gespielt werden.
rule-pu-11 = Eine temporäre Evolution wird abgeworfen, sobald sie benutzt wurde.
rule-pu-12 = Eine permanente Evolution liegt offen vor dir und wirkt, solange sie dort liegt.
rule-pu-13 = Ein Effekt, der einfach von einer Karte spricht, meint nie eine Evolution.
rule-pu-14 = Jede Evolution zeigt, zu welchem Monster sie gehört, dazu Art, Spezies, Name und Effekt.
rule-pu-15 = Die Spezies eines Monsters (Mutant, Invasor, Roboter, Halloween) ändert hier nichts; sie ist für Turniere und spätere Erweiterungen gedacht.

## NY: notes on King of New York

rule-ny-1 = King of New York: Power Up! ist für 2 bis 6 Spieler ab 10 Jahren und dauert etwa 40 Minuten.
rule-ny-2 = Manche Monster haben zwei Sätze von Evolutionen, mit weißem Rand für King of Tokyo und mit schwarzem für King of New York; du benutzt den Satz des Spiels, das ihr spielt.
rule-ny-3 = Evolutionen mit weißem Rand können nur in King of Tokyo gespielt werden.
rule-ny-4 = In King of New York meinen die Evolutionsregeln Manhattan, wo sie Tokyo sagen: [die:heart] heilen dich nur außerhalb davon, aber eine Evolution ziehen darfst du auch dort.
rule-ny-5 = King of New York: Power Up! bringt Mega Shark als weiteres Monster mit.
rule-ny-6 = Wenn Luchador mit King of New York gespielt wird, meinen seine Regeln Manhattan, wo sie Tokyo City oder Tokyo Bay sagen.

## NYB: King of New York

rule-nyb-1 = Jedes Monster beginnt mit 10[heart], was auch sein Höchstwert ist, mit 0[star] und ohne [energy].
rule-nyb-2 = Alle Powerkarten bilden einen gemischten, verdeckten Stapel; die obersten 3 Karten liegen offen als Auslage, und die beiden Ziele, Superstar und die Freiheitsstatue, liegen daneben.
rule-nyb-3 = Die 45 Gebäude werden zu 15 Stapeln aus je drei gemischt, drei Stapel für jeden Stadtteil; nur das oberste Gebäude eines Stapels ist zu sehen und kann zerstört werden.
rule-nyb-4 = Für den Startspieler würfelt jeder einmal mit allen 8 Würfeln, und wer die meisten [die:smash] hat, beginnt; bei Gleichstand würfeln die Beteiligten erneut, bis einer allein vorn liegt.
rule-nyb-5 = Vom Startspieler an im Uhrzeigersinn wählt jeder einen Stadtteil, in dem er beginnt: jeden außer Manhattan, und höchstens zwei Monster im selben.
rule-nyb-6 = Wenn du mindestens 3[die:celebrity] auswertest, ohne Superstar zu haben, nimmst du diese Karte vom Tisch oder ihrem Inhaber und bekommst 1[star] sowie 1[star] für jedes [die:celebrity] ab dem vierten.
rule-nyb-7 = Wenn du mindestens 3[die:ouch] auswertest, ohne die Freiheitsstatue zu haben, nimmst du sie vom Tisch oder ihrem Inhaber; du bekommst 3[star], und wer sie so verliert, verliert 3[star].
rule-nyb-8 = Jeder Zug hat sechs Schritte, immer in dieser Reihenfolge: Beginn, würfeln, Würfel auswerten, bewegen, Powerkarten kaufen, Ende.
rule-nyb-9 = Zu Beginn deines Zuges in Manhattan bekommst du 1[star] und 1[energy] in der unteren Zone, 2[star] und 1[energy] in der mittleren, 2[star] und 2[energy] in der oberen.
rule-nyb-10 = Wenn zu Beginn eines Zuges mehrere Effekte geschehen, bestimmt der aktive Spieler ihre Reihenfolge.
rule-nyb-11 = Du würfelst mit 6 Würfeln bis zu 3 Mal und wählst vor jedem weiteren Wurf, welche du neu wirfst; jeder Würfel hat die Symbole [die:energy], [die:smash], [die:heart], [die:destruction], [die:celebrity] und [die:ouch].
rule-nyb-12 = Alle deine Würfel müssen ausgewertet werden, ein Symbol nach dem anderen in der Reihenfolge, die du wählst. Du wirst nicht gefragt, wo die Reihenfolge nichts ändert.
rule-nyb-13 = Jedes [die:energy] gibt dir 1[energy], und du behältst deine [energy], bis du sie ausgibst.
rule-nyb-14 = Jedes [smash] eines Monsters in Manhattan kostet jedes Monster außerhalb 1[heart], und jedes [smash] eines Monsters außerhalb kostet jedes Monster in Manhattan 1[heart].
rule-nyb-15 = Ist beim Auswerten niemand in Manhattan, bewirken [smash] von außerhalb nichts; und zwei Monster in Manhattan treffen einander nicht.
rule-nyb-16 = Ein Monster, das in Manhattan durch [smash] [heart] verliert, flieht oder bleibt; alle Getroffenen entscheiden gleichzeitig, dann wählen die Fliehenden nacheinander, im Uhrzeigersinn vom aktiven Monster aus, einen Stadtteil mit Platz.
rule-nyb-17 = Wer ein Monster aus Manhattan vertreibt, nimmt dessen Platz nicht sofort ein, sondern betritt Manhattan in seinem Schritt „Bewegen“.
rule-nyb-18 = Jedes [die:heart] gibt dir 1[heart] bis zu deinem Höchstwert, aber nicht in Manhattan; andere Heilung wirkt auch dort.
rule-nyb-19 = Deine [die:destruction] setzt du gegen Gebäude und Einheiten in deinem eigenen Stadtteil ein, und nur was du in einem Zug mit seiner ganzen Widerstandskraft bezahlst, fällt.
rule-nyb-20 = Solange deine [die:destruction] für etwas in Reichweite ausreichen, musst du sie einsetzen, aber wogegen, entscheidest du.
rule-nyb-21 = Ein Gebäude, das fällt, gibt dir seine Belohnung und bleibt als Einheit in seinem Stadtteil; das nächste Gebäude seines Stapels wird sichtbar und darf im selben Zug fallen.
rule-nyb-22 = Eine Einheit kann nicht in dem Zug zerstört werden, in dem sie erschienen ist; eine zerstörte Einheit gibt dir ihre Belohnung und ist fort.
rule-nyb-23 = Manhattan ist ein einziger Stadtteil: Von jeder seiner Zonen aus sind alle seine Gebäude und Einheiten in Reichweite.
rule-nyb-24 = Ein Hochhaus gibt so viele [star], ein Kraftwerk so viele [energy] und ein Krankenhaus so viele [heart], wie seine Widerstandskraft beträgt; Infanterie (Widerstandskraft 2) gibt 1[heart], ein Jet (3) gibt 2[energy], ein Panzer (4) gibt 3[star].
rule-nyb-25 = Solange du Superstar hast, gibt dir jedes [die:celebrity], das du auswertest, 1[star].
rule-nyb-26 = Weniger als 3[die:celebrity] bewirken für ein Monster ohne Superstar nichts, und Superstar zu verlieren kostet nichts.
rule-nyb-27 = Mit 1[die:ouch] greifen die Einheiten deines Stadtteils nur dich an.
rule-nyb-28 = Mit 2[die:ouch] greifen die Einheiten deines Stadtteils jedes Monster dort an, auch dich.
rule-nyb-29 = Mit 3 oder mehr [die:ouch] greifen überall die Einheiten jedes Monster in ihrem Stadtteil an, auch dich.
rule-nyb-30 = Wenn Einheiten angreifen, verliert ein Monster 1[heart] für jede Einheit in seinem Stadtteil, gleich welcher Art; Gebäude greifen nicht an, und die Einheiten bleiben stehen.
rule-nyb-31 = Die Einheiten greifen an, bevor die Freiheitsstatue den Inhaber wechselt; wer sie hat, bekommt für erneute 3[die:ouch] nichts, und niemandes [star] fallen unter 0.
rule-nyb-32 = Ein Monster außerhalb von Manhattan muss es in seinem Schritt „Bewegen“ betreten, wenn dort Platz ist: Es geht in die untere Zone und bekommt 1[star].
rule-nyb-33 = Wenn in Manhattan kein Platz ist, darf ein Monster außerhalb bleiben oder in einen beliebigen anderen Stadtteil mit weniger als 2 Monstern gehen.
rule-nyb-34 = Ein Monster in Manhattan rückt in jedem seiner Schritte „Bewegen“ eine Zone nach oben, von der unteren in die mittlere und in die obere, wo es bleibt; hinausgehen kann es nicht.
rule-nyb-35 = In Manhattan ist Platz für ein Monster; solange fünf oder sechs Monster im Spiel sind, ist Platz für zwei, außer der Tisch hat das ausgeschaltet.
rule-nyb-36 = Wenn nur noch vier Monster übrig sind, schließt der zweite Platz in Manhattan: Sein Monster nimmt dieselbe Zone des ersten Platzes, wenn der frei ist, sonst muss es gehen; [star] bekommt es dafür keine.
rule-nyb-37 = Beim Kartenkauf darfst du Karten der Auslage kaufen und für 2[energy] alle drei ersetzen, so oft du bezahlen kannst; ist eine Karte in bestimmten Stadtteilen billiger, zählt, wo du beim Kauf bist.
rule-nyb-38 = Wenn der Stapel der Powerkarten leer ist, wird der Ablagestapel zu einem neuen gemischt.
rule-nyb-39 = Ein Monster, das am Ende eines Zuges mindestens 20[star] hat und ihn überlebt hat, gewinnt; sind es mehrere, gewinnt das, welches sie am längsten hat.
rule-nyb-40 = Ist am Ende eines Zuges nur noch ein Monster übrig, gewinnt es; sind alle gefallen, gewinnt niemand.
rule-nyb-41 = Ein Monster, das sein letztes [heart] verliert, scheidet aus; seine Karten und seine [energy] werden abgeworfen, und seine Ziele kommen zurück neben die Auslage.
rule-nyb-42 = Superstar und die Freiheitsstatue sind nie im Stapel oder in der Auslage, und sie sind keine Behalten-Karten.
rule-nyb-43 = Power Up! und die Mutantenwahl werden wie in Tokyo gespielt, mit den Evolutionen für New York; 3[die:heart] bringen auch in Manhattan eine Evolution.
rule-nyb-44 = Luchador wird mit Manhattan an der Stelle von Tokyo gespielt; ein Challenger, der gewinnt, betritt sofort dessen untere Zone.

## GIFT: gift evolutions

rule-gift-1 = Ein Geschenk ist eine dritte Art von Evolution: Es wird vor ein anderes Monster gespielt statt vor das eigene.
rule-gift-2 = Du darfst ein Geschenk aus deiner Hand vor ein Monster spielen, das soeben [heart] durch deine [smash] verloren hat.
rule-gift-3 = Ein Geschenk bleibt vor dem Beschenkten liegen wie eine permanente Evolution.
rule-gift-4 = Der Beschenkte darf das Geschenk an ein anderes Monster weitergeben, das [heart] durch seine [smash] verliert.
rule-gift-5 = Ein Geschenk gehört immer dem Monster, das oben auf der Karte genannt ist, wo auch immer es liegt.
rule-gift-6 = Ein Geschenk betrifft jedes Monster, vor dem es liegt; nur sein Besitzer ist dagegen immun.
rule-gift-7 = Wenn ein Monster ausscheidet, verlassen seine Evolutionen das Spiel, auch seine Geschenke vor anderen Monstern.

## MUT: mutant draft

rule-mut-1 = Die Mutantenwahl ist eine schärfere Art, Power Up! zu spielen: Jeder stellt sich seinen Evolutionsstapel selbst zusammen.
rule-mut-2 = Für die Mutantenwahl werden die Evolutionen aller mitspielenden Monster zusammengemischt, und jeder bekommt 8, gleich zu welchen Monstern sie gehören.
rule-mut-3 = Bei der Mutantenwahl wählen alle gleichzeitig 1 Evolution, legen sie verdeckt ab und geben den Rest nach links, wählen dann aus den erhaltenen und so weiter.
rule-mut-4 = Die Mutantenwahl endet, wenn jeder 8 Evolutionen gewählt hat.
rule-mut-5 = Deine 8 gewählten Evolutionen werden verdeckt gemischt und sind dein Evolutionsstapel.

## HAL: Halloween costumes

rule-hal-1 = Ein Kostüm ist eine Powerkarte, nur mit anderer Rückseite.
rule-hal-2 = Jedes Monster beginnt mit einem Kostüm: Du ziehst 2, wählst 1 aus und legst es offen vor dich.
rule-hal-3 = Alle übrigen Kostüme, auch die zu Beginn verschmähten, werden in den Stapel der Powerkarten gemischt.
rule-hal-4 = Ein gekauftes Kostüm liegt vor dir wie eine Behalten-Karte.
rule-hal-5 = Ein Kostüm ist keine Behalten-Karte, daher betreffen es Effekte auf Behalten-Karten wie Nachahmer oder Metamorph nicht.
rule-hal-6 = Wie viele Kostüme ein Monster haben darf, ist nicht begrenzt.
rule-hal-7 = Mit mindestens 3[smash] darfst du jedem Monster, das [heart] durch deine [smash] verloren hat, ein oder mehrere Kostüme stehlen.
rule-hal-8 = Für jedes gestohlene Kostüm zahlst du seinen Preis in [energy] an das Monster, das es verliert.
rule-hal-9 = Ein bestohlenes Monster hat seine [heart] trotzdem verloren: Der Diebstahl ersetzt nichts.

## WICK: Even More Wicked!

rule-wick-1 = King of Tokyo wird wie üblich aufgebaut, und die Bosheitstafel liegt rechts neben dem Spielplan.
rule-wick-2 = Jedes mitspielende Monster hat eine Figur, die unterhalb der Bosheitsleiste mit 0 Punkten beginnt.
rule-wick-3 = Es gibt 4 Bosheitsplättchen auf Stufe 3, 4 auf Stufe 6 und 2 auf Stufe 10.
rule-wick-4 = Jedes Bosheitsplättchen hat zwei Seiten, jede mit eigenem Wert, Namen und Effekt.
rule-wick-5 = Die orangen Seiten der Bosheitsplättchen sind für das erste Spiel gedacht; später könnt ihr nur Orange, nur Grün oder gemischt spielen.
rule-wick-6 = Jeder Drilling aus [die:1] gibt dir zusätzlich zu seinen [star] 2 Bosheitspunkte.
rule-wick-7 = Jeder Drilling aus [die:2] gibt dir zusätzlich zu seinen [star] 1 Bosheitspunkt.
rule-wick-8 = Für [die:3] gibt es nie Bosheitspunkte.
rule-wick-9 = Gewonnene Bosheitspunkte rücken deine Figur auf der Leiste nach oben.
rule-wick-10 = Wenn deine Figur 3, 6 oder 10 erreicht oder überschreitet, darfst du dir eines der Plättchen nehmen, die auf dieser Stufe noch liegen.
rule-wick-11 = Nur die sichtbare Seite eines Bosheitsplättchens kann gewählt werden; seine Rückseite steht nicht zur Wahl.
rule-wick-12 = Ein Bosheitsplättchen wirkt, sobald du es nimmst, und kostet keine Punkte: Deine Figur bleibt stehen.
rule-wick-13 = Jede Stufe (3, 6 und 10) wird nur einmal erreicht und bringt dir daher nie mehr als ein Plättchen.
rule-wick-14 = Deine Bosheitsplättchen liegen bis zum Spielende offen vor dir, außer ein Effekt entfernt sie.
rule-wick-15 = Ein Effekt, durch den du alle deine Behalten-Karten abwirfst, nimmt dir auch alle deine Bosheitsplättchen.
rule-wick-16 = Die 15 Bosheitsfiguren stehen für die Monster von King of Tokyo und seinen Erweiterungen.

## LUCH: Monster Pack: Luchador

rule-luch-1 = Luchador kann mit King of Tokyo, mit King of New York und mit deren Erweiterungen gespielt werden.
rule-luch-2 = Masken und Challenge-Karten können auch ohne Evolutionen benutzt werden und auch, wenn niemand das Monster Luchador spielt.
rule-luch-3 = Jedes Monster beginnt das Spiel mit einer Maske, die es trägt.
rule-luch-4 = Jeder beginnt mit einer Challenge-Karte vom gemischten Stapel, die verdeckt vor ihm liegt und nur ihm bekannt ist.
rule-luch-5 = Wenn ein verprügeltes Monster beschließt, in Tokyo zu bleiben, darf der Angreifer eine Challenge beginnen.
rule-luch-6 = Zu fünft oder sechst ist eine Challenge nur möglich, wenn die Monster in Tokyo City und Tokyo Bay beide bleiben; der Angreifer wählt, welches er fordert.
rule-luch-7 = In einer Challenge ist der Angreifer der Challenger und das geforderte Monster der Champion; dann folgen ihre fünf Schritte der Reihe nach.
rule-luch-8 = Eine Challenge beginnt damit, dass Challenger und Champion je ihre eigene Challenge-Karte verdeckt ausspielen.
rule-luch-9 = In einer Challenge darf zuerst der Challenger um Hilfe bitten, danach der Champion.
rule-luch-10 = Wenn in einer Challenge um Hilfe gebeten wird, kann sich jeder melden, der noch nicht beteiligt ist; wer gefragt hat, wählt einen davon als Verbündeten oder lehnt alle ab.
rule-luch-11 = Jede Seite einer Challenge kann höchstens einen Verbündeten haben.
rule-luch-12 = Ein Verbündeter spielt seine eigene Challenge-Karte verdeckt aus; ihre Bonusstärke kommt zur Stärke der unterstützten Seite hinzu.
rule-luch-13 = Challenger und Champion entscheiden im selben Augenblick, ob sie ihre Challenge-Karte aufdecken oder verdeckt lassen.
rule-luch-14 = Wenn Challenger und Champion beide aufdecken, werden auch die Karten ihrer Verbündeten aufgedeckt.
rule-luch-15 = Wenn in einer Challenge beide aufdecken, zählt jeder die Bonusstärke seines Verbündeten zur eigenen Stärke, und die höhere Summe gewinnt.
rule-luch-16 = Wenn beide Summen einer Challenge gleich sind, gewinnt der Champion.
rule-luch-17 = Wenn in einer Challenge beide aufgedeckt haben, gibt der Verlierer dem Gewinner eine Maske oder verliert 2[star], wenn er keine hat.
rule-luch-18 = Wenn in einer Challenge nur einer der beiden aufdeckt, gewinnt er, und die Karte seines Verbündeten wird auch aufgedeckt, aber keine Maske wechselt den Besitzer.
rule-luch-19 = Wenn in einer Challenge keiner aufdeckt, geschieht nichts und niemand gewinnt sie.
rule-luch-20 = Wer eine Challenge gewinnt, bekommt die Belohnung auf seiner eigenen Challenge-Karte.
rule-luch-21 = Der Verbündete des Gewinners einer Challenge bekommt die Verbündeten-Belohnung auf seiner eigenen Karte.
rule-luch-22 = Ein siegreicher Challenger betritt den Platz des Champions in Tokyo City oder Tokyo Bay, und der Champion muss ihn verlassen.
rule-luch-23 = Nach einer Challenge wirft jeder Beteiligte seine Challenge-Karte ab, ob aufgedeckt oder nicht, und zieht eine neue.
rule-luch-24 = Wenn der Stapel der Challenge-Karten leer ist, wird sein Ablagestapel zu einem neuen gemischt.
rule-luch-25 = Eine gewonnene Maske kommt auf deine Figur, wenn sie keine trägt, sonst neben deine Tafel in deine Sammlung.
rule-luch-26 = Jede Maske in deiner Sammlung ist 2[star] wert; die getragene ist nichts wert.
rule-luch-27 = Eine Maske, die du abgeben musst, kommt zuerst aus deiner Sammlung; hast du gar keine, verlierst du stattdessen 2[star].
rule-luch-28 = Wenn durch dich ein Monster ausscheidet, bekommst du alle seine Masken.
rule-luch-29 = Luchadors Evolutionen folgen den Regeln von Power Up! und brauchen das Power Up! des gespielten Spiels.

## SIL: where the books are silent: what we do

rule-sil-1 = Wenn Tokyo City frei wird, während Tokyo Bay besetzt bleibt, erobert der Angreifer Tokyo City; das Monster in Tokyo Bay rückt nicht nach.
rule-sil-2 = Wenn am Ende eines Zuges mehrere überlebende Monster genug [star] haben, gewinnt das, welches am längsten ununterbrochen genug hat; wer es durch denselben Effekt erreicht hat, teilt sich den Sieg.
rule-sil-3 = Wenn der Stapel der Powerkarten leer ist, wird der Ablagestapel zu einem neuen gemischt; sind beide leer, bleibt die Auslage einfach kleiner.
rule-sil-4 = Für eine Evolution ziehst du nur einmal pro Zug, wie viele [die:heart] du auch hast; auch die, um die eine Karte dein Ergebnis erhöht, zählen.
rule-sil-5 = Die Monster in Tokyo City und Tokyo Bay entscheiden gleichzeitig, ob sie Tokyo verlassen, und keine Antwort wird gezeigt, bevor beide gegeben sind.
rule-sil-6 = Jede Bosheitsstufe, die du erreichst oder überschreitest, bietet dir sofort ein Plättchen an; lehnst du ab, wird es nicht noch einmal angeboten, und eine leere Stufe gibt nichts.
rule-sil-7 = Die Bosheitsleiste endet bei 10; Punkte darüber hinaus sind verloren.
rule-sil-8 = Es gibt höchstens eine Challenge pro Zug, und jedes lebende, nicht beteiligte Monster kann sich als Verbündeter melden, auch das andere in Tokyo.
rule-sil-9 = Ein siegreicher Challenger erobert Tokyo sofort und bekommt dann, und nur einmal, was das Erobern von Tokyo einbringt.
rule-sil-10 = Solange Tokyo Bay benutzt wird, braucht eine Challenge zwei Monster in Tokyo, die beide bleiben; ist dort nur eines, ist keine Challenge möglich.
rule-sil-11 = Deine Wertung sind die [star] deiner Anzeige plus 2 pro Maske deiner Sammlung; Verlust und Diebstahl von [star] betreffen nur die Anzeige, nie unter 0.
rule-sil-12 = Die Masken eines ausgeschiedenen Monsters bekommt, wer seinen letzten Verlust von [heart] verursacht hat; war es niemand, kommen sie zurück in die Schachtel.
rule-sil-13 = Kostüme werden nach dem Erobern von Tokyo gestohlen, zu dem Preis, den der Dieb zahlen müsste, und nur von Monstern, die noch im Spiel sind und in diesem Zug [heart] durch seine [smash] verloren haben.
rule-sil-14 = Ein Geschenk zu geben kostet nichts, und du darfst in einem Zug beliebig viele Geschenke geben.
rule-sil-15 = Auch nach der Mutantenwahl wählst du deine Start-Evolution: Du ziehst 2 von deinem neuen Stapel, behältst 1 und mischst die andere zurück.
rule-sil-16 = Der Wechsel von Tokyo Bay nach Tokyo City, weil Tokyo Bay schließt, ist kein Erobern von Tokyo und bringt nichts ein.
rule-sil-17 = Wenn der Beschenkte ausscheidet, kommt das Geschenk auf den Ablagestapel seines Besitzers.
rule-sil-18 = Auch nach einer Mutantenwahl gehört ein Geschenk dem darauf genannten Monster; ist dieses ausgeschieden, verlassen seine Geschenke das Spiel, wo auch immer sie sind.
rule-sil-19 = Du kannst während eines Zuges über 20[star] kommen und wieder fallen; es zählt, was du am Ende des Zuges hast.
rule-sil-20 = Wenn deine Figur keine Maske trägt, musst du ihr eine gewonnene Maske aufsetzen; sie kann nicht in deine Sammlung kommen.

## D: where the books differ: what we do

rule-d-3 = In der Monster Box endet das Spiel in dem Moment, in dem nur ein Monster übrig ist; in Origins wird das am Ende des Zuges geprüft, und auch das letzte Monster muss ihn überleben.
rule-d-9 = Eine Zahl bringt die [star] eines Drillings plus 1 für jeden weiteren Würfel, sechs [die:2] also 5[star]; für Bosheit zählt jeder volle Drilling, sechs [die:1] geben also 4 Punkte.
rule-d-16 = Nachahmer auf eine andere Behalten-Karte zu verlegen kostet 1[energy] und ist zu Beginn jedes deiner Züge möglich, bevor du würfelst.
rule-d-20 = Ein Monster, das eine Maske abgeben muss und keine hat, verliert stattdessen 2[star], aber nur wenn beide Seiten ihre Challenge-Karte aufgedeckt haben.

## T: rulings on dice and damage

rule-t-5 = Karten fügen [smash] in dieser Reihenfolge hinzu: zuerst Poison Quills; dann Spiked Tail und Urbavore, wenn es bis dahin mindestens 1[smash] gibt; zuletzt Acid Attack und Burrowing, zu spät, um diese beiden auszulösen.
rule-t-9 = Du darfst Tokyo nur verlassen, wenn dich [smash] wirklich [heart] gekostet haben: Wurde der ganze Verlust verhindert, bleibst du dort. Nur mit einer Karte, die das sagt, wie Jets, darfst du Tokyo anstelle des Verlusts verlassen.
rule-t-23 = Wenn ein Effekt mehrere Monster [heart] kostet, wird er im Uhrzeigersinn ab dem Verursacher ausgeführt; der Verursacher selbst kommt zuletzt.

## EX: worked examples of the books

rule-ex-1 = Beispiel: Vier [die:1] geben 2[star], 1 für den Drilling und 1 für den vierten Würfel.
rule-ex-2 = Beispiel: Zwei zuerst behaltene [die:3] werden später neu geworfen, und am Ende geben vier [die:2], ein [die:energy] und ein [die:smash] 3[star] und 1[energy] und kosten das Monster in Tokyo 1[heart].
rule-ex-3 = Beispiel aus Origins: Vier [die:2], ein [die:energy] und ein [die:smash] geben 3[star] und 1[energy] und kosten das Monster in Tokyo 1[heart], genau wie in King of Tokyo.
rule-ex-4 = Beispiel: Mit 10[energy] tauschst du die Auslage für 2 aus, kaufst eine neue Karte für 3, ihr Platz wird sofort aufgefüllt, und du behältst 5[energy].
rule-ex-5 = Beispiel aus Origins: Von 10[energy] gehen 2 in eine neue Auslage und 3 in einen Kauf, und 5 bleiben für später.
rule-ex-6a = Beispiel zu fünft: 4[smash] von außerhalb kosten beide Monster in Tokyo je 4[heart]; beide verlassen Tokyo, der Angreifer erobert Tokyo City für 1[star], und Tokyo Bay bleibt leer.
rule-ex-6b = Beispiel zu fünft: Das getroffene Monster in Tokyo City bleibt, also muss der Angreifer das leere Tokyo Bay erobern und bekommt 1[star].
rule-ex-6c = Beispiel zu fünft: 1[smash] trifft beide Monster in Tokyo; nur das in Tokyo Bay verlässt Tokyo, also erobert der Angreifer Tokyo Bay und bekommt 1[star].
rule-ex-6d = Beispiel zu fünft: Ohne [smash] erobert niemand ein besetztes Tokyo, und die Monster dort dürfen es nicht verlassen, weil niemand sie verprügelt hat.
rule-ex-6e = Beispiel zu fünft: Ein Monster, dessen Zug in Tokyo beginnt, bekommt 2[star].
rule-ex-6f = Beispiel zu fünft: 3[smash] aus Tokyo City kosten jedes Monster außerhalb von Tokyo 3[heart], während das in Tokyo Bay nicht getroffen wird.
rule-ex-6g = Beispiel zu fünft: Ein Monster, das auf 0[heart] fällt, scheidet sofort aus und wirft alles ab, was es hat.
rule-ex-6h = Beispiel zu fünft: Nachdem eines ausgeschieden ist, bleiben vier Monster; das in Tokyo Bay muss Tokyo also sofort verlassen, obwohl es nicht am Zug ist.
rule-ex-7 = Beispiel: Vier [die:1] geben wie üblich 2[star], und ihr Drilling gibt außerdem 2 Bosheitspunkte; der vierte Würfel bringt keine weiteren.
rule-ex-8 = Beispiel: Die Stärke einer Challenge-Karte und die Bonusstärke der Karte des Verbündeten werden addiert; 2 und 3 ergeben eine Stärke von 5.
