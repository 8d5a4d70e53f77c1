import { Effect, Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { statisticAnswer } from "../../contract/schemas/statistics.schema.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { writtenAnswer } from "../http/front/written-answer.ts"
import { advertReport, advertReportFile } from "./advert-report.ts"
import { campaigns } from "./tracked-campaigns.ts"
import { ordersCount, ordersFile } from "./orders-file.ts"
import { salesFile, salesList } from "./sales-list.ts"
import { shopFigures } from "./shop-figures.ts"
import { shopFiguresFile } from "./shop-figures-file.ts"
import { products, statistic } from "./period-statistic.ts"
import { statisticFile } from "./period-statistic-file.ts"

/** Encodes up to ten thousand rows without validating them again. */
const written = writtenAnswer(statisticAnswer)

/** Handles the calls for statistics by period (rule statistics.periods). */
const periodStatistic = HttpApiBuilder.group(ShopApi, "periodStatistic", (handlers) =>
  handlers.handleAll({
    getStatistic: ({ payload: { groupBy = "None", ...wish } }) =>
      orUnavailable(Effect.map(statistic({ ...wish, groupBy }), written)),
    getCampaigns: ({ payload }) => orUnavailable(campaigns(payload)),
    getProducts: () => Effect.succeed(products),
    statisticFile: ({ query: { groupBy = "None", ratePay, format, ...wish } }) =>
      orUnavailable(
        statisticFile(
          { ...wish, groupBy, ...(ratePay === undefined ? {} : { ratePay: ratePay === "true" }) },
          format
        )
      )
  })
)

/** Handles the calls that export orders as files, for use in other programs. */
const ordersExport = HttpApiBuilder.group(ShopApi, "ordersExport", (handlers) =>
  handlers.handleAll({
    count: ({ payload }) => orUnavailable(ordersCount(payload)),
    ordersFile: ({ query: { format, ...wish } }) => orUnavailable(ordersFile(wish, format))
  })
)

/** Handles the calls for each dealer's sales by product. */
const salesLists = HttpApiBuilder.group(ShopApi, "salesList", (handlers) =>
  handlers.handleAll({
    getSales: ({ payload }) => orUnavailable(salesList(payload)),
    salesFile: ({ query: { format, ...wish } }) => orUnavailable(salesFile(wish, format))
  })
)

/** Handles the calls for the counts from the search to the order (rule figures.page). */
const shopFigureCalls = HttpApiBuilder.group(ShopApi, "shopFigures", (handlers) =>
  handlers.handleAll({
    getFigures: ({ payload }) => orUnavailable(shopFigures(payload)),
    figuresFile: ({ query: { format, ...wish } }) => orUnavailable(shopFiguresFile(wish, format))
  })
)

/** Handles the calls for views and clicks of adverts. */
const advertReports = HttpApiBuilder.group(ShopApi, "advertReport", (handlers) =>
  handlers.handleAll({
    show: ({ params: { id }, query }) => orUnavailable(advertReport({ campaignId: id, ...query })),
    reportFile: ({ params: { id }, query: { format, ...span } }) =>
      orUnavailable(advertReportFile({ campaignId: id, ...span }, format))
  })
)

export const statisticsHandlers = Layer.mergeAll(
  periodStatistic,
  ordersExport,
  salesLists,
  shopFigureCalls,
  advertReports
)
