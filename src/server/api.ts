import { HttpApiBuilder } from "effect/http-api"
import { Layer } from "effect"
import { ShopApi } from "../contract/shop.api.ts"
import { accountHandlers } from "./accounts/account.handlers.ts"
import { invitationsHandlers } from "./accounts/invitations.handlers.ts"
import { registrationHandlers } from "./accounts/registration/registration.handlers.ts"
import { ownDataHandlers } from "./accounts/own-data.handlers.ts"
import { advertFramesHandlers } from "./adverts/advert-frames.handlers.ts"
import { advertsHandlers } from "./adverts/adverts.handlers.ts"
import { advertDeskHandlers, campaignDeskHandlers } from "./adverts/desk/advert-desk.handlers.ts"
import { cancellationsHandlers } from "./cancellations/cancellations.handlers.ts"
import { chartsHandlers } from "./charts/charts.handlers.ts"
import { contentHandlers } from "./content/content.handlers.ts"
import { contentDeskHandlers } from "./content/desk/content-desk.handlers.ts"
import { newsHandlers } from "./content/news.handlers.ts"
import { searchDeskHandlers, searchHandlers } from "./content/search/search.handlers.ts"
import { siteHandlers } from "./content/site.handlers.ts"
import { alarmsHandlers } from "./customers/alarms.handlers.ts"
import { oneClickStop } from "./customers/one-click-stop.ts"
import { customerHandlers } from "./customers/customer.handlers.ts"
import { ratingHandlers } from "./customers/rating.handlers.ts"
import { reviewDeskHandlers, reviewsHandlers } from "./customers/reviews/reviews.handlers.ts"
import {
  applicationDeskHandlers,
  dealerApplicationsHandlers
} from "./dealer-applications/applications.handlers.ts"
import { dealerClosuresHandlers } from "./dealer-desk/dealer-closures.handlers.ts"
import { dealerNamesHandlers } from "./dealer-desk/dealer-names.handlers.ts"
import { dealerDeskHandlers } from "./dealer-desk/dealer-desk.handlers.ts"
import { dealerHomeHandlers } from "./dealer-home/dealer-home.handlers.ts"
import { deskTasksHandlers } from "./desk-tasks/desk-tasks.handlers.ts"
import { dealersHandlers } from "./dealers/dealers.handlers.ts"
import { deskSearchHandlers } from "./desk-search/desk-search.handlers.ts"
import { errorTraceHandlers } from "./error-trace/error-trace.handlers.ts"
import type { TrustedProxies } from "./http/front/client-address.ts"
import { byDealerKeyLayer } from "./http/front/dealer-key.ts"
import { guardedLayer, openLayer } from "./http/front/guard.ts"
import { sessionHandlers } from "./http/session.handlers.ts"
import { validationLayer } from "./http/validation.ts"
import { marketHandlers } from "./market/market.handlers.ts"
import { anyOriginLayer, openDataRoutes } from "./http/front/any-origin.ts"
import { openDataHandlers } from "./price-history/open-data/open-data.handlers.ts"
import { bulkOrderHandlers } from "./offers/bulk-order.handlers.ts"
import { localOffersHandlers } from "./offers/local-offers.handlers.ts"
import { listHintsHandlers } from "./offers/list-hints.handlers.ts"
import { kalkulationHandlers } from "./offers/kalkulation.handlers.ts"
import { priceListKeyHandlers, priceListsHandlers } from "./price-lists/price-lists.handlers.ts"
import { pricesHandlers } from "./offers/prices.handlers.ts"
import { priceHistoryHandlers } from "./price-history/price-history.handlers.ts"
import { orderProcessHandlers } from "./orders/order-process.handlers.ts"
import { orderLifeHandlers } from "./orders/life/order-life.handlers.ts"
import { dealerOrdersHandlers } from "./orders/dealer/dealer-orders.handlers.ts"
import { staffOrdersHandlers } from "./orders/staff/staff-orders.handlers.ts"
import { readingLayer } from "./http/reading/reading.ts"
import { dealerLogoHandlers, mediaFilesHandlers, mediaHandlers } from "./media/media.handlers.ts"
import { paymentsHandlers } from "./payments/payments.handlers.ts"
import { optionRulesHandlers } from "./option-rules/option-rules.handlers.ts"
import { promptDeskHandlers, promptsHandlers } from "./content/prompts/prompts.handlers.ts"
import { localPagesHandlers } from "./price-history/local-pages.handlers.ts"
import { locationsHandlers } from "./places/locations.handlers.ts"
import { statisticsHandlers } from "./statistics/statistics.handlers.ts"
import { cacheHandlers } from "./memory/cache.handlers.ts"
import { operationsHandlers } from "./operations/operations.handlers.ts"
import { supportHandlers } from "./support/support.handlers.ts"

const handlers = Layer.mergeAll(
  locationsHandlers,
  siteHandlers,
  contentHandlers,
  newsHandlers,
  searchHandlers,
  searchDeskHandlers,
  deskSearchHandlers,
  mediaHandlers,
  mediaFilesHandlers,
  advertsHandlers,
  advertFramesHandlers,
  advertDeskHandlers,
  campaignDeskHandlers,
  promptsHandlers,
  promptDeskHandlers,
  contentDeskHandlers,
  kalkulationHandlers,
  listHintsHandlers,
  bulkOrderHandlers,
  pricesHandlers,
  priceHistoryHandlers,
  localPagesHandlers,
  localOffersHandlers,
  dealersHandlers,
  dealerApplicationsHandlers,
  deskTasksHandlers,
  applicationDeskHandlers,
  dealerDeskHandlers,
  dealerNamesHandlers,
  dealerLogoHandlers,
  optionRulesHandlers,
  dealerClosuresHandlers,
  dealerHomeHandlers,
  priceListsHandlers,
  priceListKeyHandlers,
  marketHandlers,
  chartsHandlers,
  openDataHandlers,
  orderProcessHandlers,
  orderLifeHandlers,
  cancellationsHandlers,
  dealerOrdersHandlers,
  staffOrdersHandlers,
  accountHandlers,
  invitationsHandlers,
  registrationHandlers,
  supportHandlers,
  cacheHandlers,
  operationsHandlers,
  customerHandlers,
  alarmsHandlers,
  ratingHandlers,
  reviewsHandlers,
  reviewDeskHandlers,
  ownDataHandlers,
  statisticsHandlers,
  sessionHandlers,
  errorTraceHandlers,
  paymentsHandlers
)

/** Returns the routes of all API endpoints; the server that mounts these routes provides their dependencies. */
export const apiRoutes = ({ proxies }: { readonly proxies: TrustedProxies }) =>
  HttpApiBuilder.layer(ShopApi).pipe(
    Layer.provide(handlers),
    Layer.provide([
      guardedLayer(proxies),
      openLayer(proxies),
      byDealerKeyLayer,
      anyOriginLayer,
      readingLayer,
      validationLayer
    ]),
    Layer.merge(openDataRoutes),
    Layer.merge(oneClickStop)
  )
