import { Effect } from "effect"
import { campaignChannels } from "../../domain/figures/tracked-campaign.ts"
import { csvCount, type CsvNumber } from "../../domain/csv/csv.ts"
import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { listsSeen, shareOf } from "../../domain/figures/shop-steps.ts"
import { countries } from "../../domain/place/country.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { FileFormat } from "../../domain/statistics/export.ts"
import { csvFile } from "./csv-file.ts"
import { channelWords } from "./status-words.ts"
import { checkFigures, figureRows } from "./shop-figures.ts"
import { nameOfPeriod } from "./period-statistic.ts"
import { partsOf } from "./period-statistic-file.ts"

/** Column headers of the figures file. */
export const shopFiguresHead = [
  "Zeitraum",
  "Beginn",
  "Land",
  "Produktgruppe",
  "Region",
  "Abgerufene Listen",
  "davon ohne Angebot",
  "Bestellung begonnen",
  "Adresse angegeben",
  "Mengen verteilt",
  "Zahlung gewählt",
  "Bestellt",
  "Bestellt je 100 Listen mit Angebot",
  // these columns count only orders of visitors who have consented
  ...campaignChannels.map((channel) => `Bestellt über ${channelWords[channel]}`)
]

const perHundred = (share: number | null): CsvNumber | null =>
  share === null ? null : { value: share, places: 2 }

/**
 * Sends the counts as a file, by period, country, group and federal state, without postal codes (rule figures.small).
 */
export const shopFiguresFile = Effect.fnUntraced(function* (wish: ShopFiguresWish, format?: FileFormat) {
  yield* checkFigures(wish, "query")
  const { from, to, countryId, productGroupId, region, granularity } = wish
  const parts = partsOf(wish)
  return yield* csvFile({
    name: "zahlen",
    event: "shopFiguresExported",
    detail: {
      ...(countryId === undefined ? {} : { countryId }),
      ...(productGroupId === undefined ? {} : { productGroupId }),
      ...(region === undefined ? {} : { region }),
      from,
      to,
      granularity
    },
    format,
    countryId,
    head: shopFiguresHead,
    count: Effect.map(
      Effect.forEach(parts, (part) => Effect.map(figureRows(wish, part), (rows) => rows.length)),
      (counts) => counts.reduce((sum, each) => sum + each, 0)
    ),
    begin: 0,
    page: (index) => {
      const part = parts[index]
      if (part === undefined) return Effect.succeed(undefined)
      return Effect.map(
        figureRows(wish, part),
        (rows) =>
          [
            rows.map((row) => [
              { code: nameOfPeriod(row.start, granularity) },
              row.start,
              countries[row.countryId].iso,
              productGroup(row.productGroupId).name,
              regionByCode(row.countryId, row.region)?.name ?? "",
              csvCount(row.searched),
              csvCount(row.empty),
              csvCount(row.begun),
              csvCount(row.address),
              csvCount(row.stations),
              csvCount(row.payment),
              csvCount(row.placed),
              perHundred(shareOf(row.placed, listsSeen(row))),
              ...campaignChannels.map((channel) => csvCount(row[channel]))
            ]),
            index + 1
          ] as const
      )
    }
  })
})
