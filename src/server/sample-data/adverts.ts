import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"

const advertiser = "Heizmarkt"

const css =
  ".card{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;padding:6px 20px 16px}.words{flex:1 1 320px}p{margin-top:4px}h2{font-size:20px;line-height:1.3}a{display:inline-block;padding:11px 20px;border-radius:10px;background:#8c4f12;color:#ffffff;font-weight:600;text-decoration:none}a:hover{background:#6f3d0b}@media (prefers-color-scheme:dark){a{background:#e6bd8a;color:#1a1613}a:hover{background:#f2d3aa}}"

const card = (title: string, text: string, target: string, link: string): string =>
  `<div class="card"><div class="words"><h2>${title}</h2><p>${text}</p></div><a href="${target}">${link}</a></div>`

/** The shop's own adverts for slots without a customer's advert, in the stored form: already sanitised. */
export const houseAdverts = {
  alarm: {
    name: "Preisalarm",
    css,
    html: card(
      "Der Preis fällt. Sie erfahren es.",
      "Nennen Sie Ihren Wunschpreis, wir schreiben Ihnen, sobald er erreicht ist.",
      "/preisalarm",
      "Preisalarm anlegen"
    )
  },
  question: {
    name: "Preisalarm, als Frage",
    css,
    html: card(
      "Zu welchem Preis würden Sie bestellen?",
      "Sagen Sie es uns einmal, und sehen Sie nicht mehr täglich nach.",
      "/preisalarm",
      "Wunschpreis nennen"
    )
  },
  together: {
    name: "Sammelbestellung",
    css,
    html: card(
      "Mit den Nachbarn bestellen",
      "Ein Lastwagen, mehrere Haushalte: Zusammen bezahlen Sie weniger für die Anfahrt.",
      "/holzpellets-lose/sammelbestellung",
      "Sammelbestellung berechnen"
    )
  }
} as const

type Advert = keyof typeof houseAdverts

interface Campaign {
  readonly name: string
  readonly type: 1 | 2
  readonly slot: "home" | "prices"
  readonly regions: ReadonlyArray<string>
  readonly items: ReadonlyArray<readonly [Advert, weight: number]>
}

const everywhere: ReadonlyArray<Campaign> = [
  {
    name: "Startseite",
    type: 1,
    slot: "home",
    regions: [],
    items: [
      ["alarm", 3],
      ["question", 1]
    ]
  },
  { name: "Preisseiten, sonst", type: 2, slot: "prices", regions: [], items: [["alarm", 1]] }
]

const inGermany: ReadonlyArray<Campaign> = [
  { name: "Preisseiten in Bayern", type: 1, slot: "prices", regions: ["BY"], items: [["together", 1]] }
]

/**
 * Loads the shop's own adverts for two slots: two variants on the home page, and on price pages a separate advert for
 * Bavaria.
 */
export const loadAdverts = Effect.fnUntraced(function* (today: string) {
  const sql = yield* SqlClient
  const ids = new Map<string, number>()
  for (const [key, advert] of Object.entries(houseAdverts)) {
    const [row] = yield* sql<{ readonly id: number }>`
      insert into advert ${sql.insert({ ...advert, advertiser })} returning id`
    ids.set(key, row?.id ?? 0)
  }
  for (const countryId of countryIds)
    for (const { name, type, slot, regions, items } of [
      ...(countryId === 1 ? inGermany : []),
      ...everywhere
    ]) {
      const [campaign] = yield* sql<{ readonly id: number }>`
        insert into advert_campaign (name, campaign_type_id, country_id, starts_at, region_codes)
        values (${name}, ${type}, ${countryId}, ${today}::date - 1, ${[...regions]}::text[]) returning id`
      for (const [advert, weight] of items)
        yield* sql`
          insert into advert_item (campaign_id, slot_id, advert_id, weight)
          select ${campaign?.id ?? 0}, s.id, ${ids.get(advert) ?? 0}, ${weight} from advert_slot s where s.key = ${slot} and s.archived_at is null`
    }
})
