import type { Stored } from "./stored.ts"

type Row = readonly [name: string, whatFor: string, howLong: string, readBy?: string]

const pages = "diese Seiten"
const server = "unser Server"
const both = "diese Seiten und unser Server"
const tab = "bis der Tab geschlossen wird"
const untilDeleted = "bis Sie es löschen"

const rowsOf = (kind: Stored["kind"], usualReader: string, rows: ReadonlyArray<Row>): ReadonlyArray<Stored> =>
  rows.map(([name, whatFor, howLong, readBy = usualReader]) => ({
    name,
    kind,
    purpose: "necessary",
    whatFor,
    howLong,
    readBy
  }))

const cookies = rowsOf("cookie", server, [
  ["locale", "Die gewählte Landesseite", "1 Jahr", both],
  ["consent", "Ihre Antwort auf die Frage nach Statistik und Marketing", "1 Jahr", both],
  ["desk-menu", "Dass Mitarbeiter und Händler ihr Menü eingeklappt haben", "1 Jahr", both],
  ["calc.{Herkunft}.{Land}.{Brennstoff}", "Ihre letzten Eingaben im Rechner", "2 Tage", pages],
  ["__Host-guest", "Ihre Sitzung, sobald Sie rechnen oder bestellen", "30 Tage"],
  ["__Host-csrf", "Schützt Ihre Sitzung vor Aufträgen fremder Seiten", "30 Tage", both],
  ["__Host-order-{Bestellung}", "Öffnet Ihnen die Seite Ihrer Bestellung", "90 Tage"],
  ["__Host-access", "Ihre Anmeldung", "15 Minuten, wird erneuert"],
  ["__Host-refresh", "Erneuert Ihre Anmeldung", "bis die Anmeldung endet"],
  ["session-expiry", "Wann Ihre Anmeldung erneuert werden muss", "15 Minuten, wird erneuert", pages],
  ["__Host-auth", "Meldet Sie nach einem Schritt bei uns an", "10 Minuten"],
  [
    "__Host-device",
    "Erkennt Ihren Browser wieder, damit niemand Sie durch falsche Kennwörter aussperrt",
    "180 Tage"
  ]
])

const local = rowsOf("local", pages, [
  ["calc:{Land}:{Brennstoff}", "Ihre letzten Eingaben im Rechner", untilDeleted],
  ["store:{Land}", "Ihre letzten Postleitzahlen und Mengen", untilDeleted],
  ["zip:{Land}:{Postleitzahl}", "Dass wir diese Postleitzahl beliefern", "2 Tage"],
  ["bulk:{Land}:{Brennstoff}", "Die Lieferstellen Ihrer Sammelbestellung", untilDeleted],
  ["prices:{Land}", "Welche Brennstoffe Sie auf Preisseiten nebeneinander sehen wollen", untilDeleted],
  ["desk.land", "Welches Land unsere Mitarbeiter gerade bearbeiten", untilDeleted],
  ["desk.columns:{Konto}", "Welche Spalten der Stornierungen Sie sehen wollen", untilDeleted],
  [
    "cms-draft:{Seite}:{Tab}",
    "Was unsere Redaktion geschrieben und noch nicht gespeichert hat",
    "bis es gespeichert ist, längstens bis zur Abmeldung"
  ],
  [
    "price-draft:{Händler}",
    "Preise, die ein Händler geändert und noch nicht veröffentlicht hat",
    "bis sie veröffentlicht sind, längstens bis zur Abmeldung"
  ]
])

const session = rowsOf("session", pages, [
  ["banner:{Land}:{Brennstoff}", "Ihr zuletzt berechneter Preis", tab],
  ["chunkReload", "Dass die Seite neu geladen wurde, weil ein Teil fehlte", tab],
  ["tanstack_router_reload:{Teil}", "Dass die Seite neu geladen wurde, weil ein Teil fehlte", tab],
  ["tsr-scroll-restoration-{Fassung}", "Wie weit Sie auf einer Seite gelesen haben", tab],
  ["order-typed:{Bestellung}", "Was Sie in eine Bestellung getippt haben, ohne Bankdaten", tab],
  ["order-key:{Bestellung}", "Dass dieselbe Bestellung nicht zweimal abgeschickt wird", tab],
  ["session-jitter", "Verteilt, wann die Tabs Ihre Anmeldung erneuern", tab],
  ["session-refresh", "Dass dieser Tab gerade Ihre Anmeldung erneuert", tab],
  ["session-said", "Was nach dem Abmelden zu sagen ist", tab],
  ["logout-route", "Wohin das Abmelden führt", tab],
  ["edited-rows", "Ihre Änderungen, die noch nicht gespeichert sind", tab],
  ["cancellation-batch", "Änderungen unserer Mitarbeiter, die noch nicht gespeichert sind", tab],
  ["cancellation-batch-words", "Kommentare unserer Mitarbeiter, die noch nicht gespeichert sind", tab],
  ["machine-states", "Wo die Abläufe der Seite standen; nur bei unseren Mitarbeitern", tab]
])

const fleeting = "wird nicht gespeichert"

const betweenTabs: ReadonlyArray<Stored> = [
  ...rowsOf("channel", pages, [
    ["auth", "Sagt Ihren anderen Tabs, dass Sie sich an- oder abgemeldet haben", fleeting],
    ["consent", "Sagt Ihren anderen Tabs, wie Sie geantwortet haben", fleeting],
    ["cms-page:{Seite}", "Sagt der Redaktion, dass eine Seite zweimal offen ist", fleeting]
  ]),
  ...rowsOf("lock", pages, [
    ["session-refresh", "Lässt nur einen Tab auf einmal Ihre Anmeldung erneuern", fleeting]
  ])
]

/** Storage needed for functions that the visitor requests; it requires no consent (rule law.storage). */
export const necessaryStorage: ReadonlyArray<Stored> = [...cookies, ...local, ...session, ...betweenTabs]
