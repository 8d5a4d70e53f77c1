import { fromPromise } from "xstate"
import type { ExportSource, FileFormat } from "../../domain/statistics/export.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { CountAnswer, DownloadInput, FileAnswer } from "../../machines/export.machine.ts"
import type { StatisticAnswer } from "../../machines/period-statistic.machine.ts"
import { addressOf } from "../client/address-of.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import {
  advertReportReportFile,
  ordersExportCount,
  ordersExportOrdersFile,
  periodStatisticStatisticFile,
  salesListSalesFile,
  shopFiguresFiguresFile
} from "../client/dealer-routes.gen.ts"
import { ask } from "../queries/ask.ts"
import { statistic } from "../queries/figures.ts"
import type { Asking } from "../queries/question.ts"
import { readFile, refusalOf } from "../desk/read-file.ts"

/** Loads a statistic; throws `NoAnswer` if there is no response. */
export const statisticActors = (at: Asking) => ({
  fetchStatistic: fromPromise<StatisticAnswer, StatisticWish>(({ input, signal }) =>
    ask(at, statistic(input), signal)
  )
})

/** Returns the URL of the file for an export source; lists are separated by commas in the URL. */
const fileAddress = (source: ExportSource, format: FileFormat): string => {
  if (source.kind === "campaign") {
    const { campaignId: id, from, to } = source.wish
    return addressOf(advertReportReportFile.path, { params: { id }, query: { from, to, format } })
  }
  const { kind, wish } = source
  const query = { ...wish, format }
  switch (kind) {
    case "orders":
      return addressOf(ordersExportOrdersFile.path, { query })
    case "statistic":
      return addressOf(periodStatisticStatisticFile.path, { query })
    case "sales":
      return addressOf(salesListSalesFile.path, { query })
    case "shopFigures":
      return addressOf(shopFiguresFiguresFile.path, { query })
  }
}

/** Counts the rows of an export and downloads its file; the format is the one selected when the export starts. */
export const exportActors = (client: Client, format: () => FileFormat) => ({
  count: fromPromise<CountAnswer, ExportSource>(async ({ input, signal }) => {
    if (input.kind !== "orders") throw new Error("Nothing but orders is counted")
    const answer = heard(await client.call(ordersExportCount, { payload: input.wish }, { signal }))
    if (answer.type === "ok") return { kind: "counted", total: answer.value.total }
    const refusal = refusalOf(answer.status)
    if (refusal === undefined) throw new NoAnswer(String(answer.status))
    return { kind: "refused", refusal }
  }),
  download: fromPromise<FileAnswer, DownloadInput>(({ input: { source, onRows }, signal }) =>
    readFile(
      (address, init) => fetch(address, { ...init, credentials: "same-origin", cache: "no-store" }),
      fileAddress(source, format()),
      onRows,
      signal
    )
  )
})
