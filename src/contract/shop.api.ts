import { HttpApi, OpenApi } from "effect/http-api"
import { AccountApi } from "./account.api.ts"
import { AdvertDeskApi, AdvertReportApi, CampaignDeskApi } from "./advert-desk.api.ts"
import { AdvertFramesApi, AdvertsApi } from "./adverts.api.ts"
import { AlarmsApi } from "./alarms.api.ts"
import { BulkOrderApi } from "./bulk-order.api.ts"
import { CacheApi } from "./cache.api.ts"
import { CancellationsApi } from "./cancellations.api.ts"
import { ChartsApi } from "./charts.api.ts"
import { ContentApi, NewsApi } from "./content.api.ts"
import { ContentDeskApi } from "./content-desk.api.ts"
import { CustomerApi } from "./customer.api.ts"
import { DeskTasksApi } from "./desk-tasks.api.ts"
import { ApplicationDeskApi, DealerApplicationsApi } from "./dealer-applications.api.ts"
import { DealerClosuresApi } from "./dealer-closures.api.ts"
import { DealerDeskApi } from "./dealer-desk.api.ts"
import { DealerHomeApi } from "./dealer-home.api.ts"
import { DealerNamesApi } from "./dealer-names.api.ts"
import { DeskSearchApi } from "./desk-search.api.ts"
import { DealersApi } from "./dealers.api.ts"
import { DealerOrdersApi } from "./dealer-orders.api.ts"
import { StaffOrdersApi } from "./staff-orders.api.ts"
import { ErrorTraceApi } from "./error-trace.api.ts"
import { KalkulationApi } from "./kalkulation.api.ts"
import { ListHintsApi } from "./list-hints.api.ts"
import { LocalOffersApi, LocalPagesApi } from "./local-pages.api.ts"
import { LocationsApi } from "./locations.api.ts"
import { DealerLogoApi } from "./dealer-logo.api.ts"
import { MediaApi, MediaFilesApi } from "./media.api.ts"
import { AnyOrigin, ByDealerKey, Guarded, Open, Reading, Validation } from "./middleware.ts"
import { OpenDataApi } from "./open-data.api.ts"
import { OrderLifeApi } from "./order-life.api.ts"
import { OrderProcessApi } from "./order-process.api.ts"
import { OrdersExportApi } from "./orders-export.api.ts"
import { OwnDataApi } from "./own-data.api.ts"
import { PaymentsApi } from "./payments.api.ts"
import { PeriodStatisticApi } from "./period-statistic.api.ts"
import { MarketApi, PriceHistoryApi } from "./price-history.api.ts"
import { OperationsApi } from "./operations.api.ts"
import { OptionRulesApi } from "./option-rules.api.ts"
import { PriceListKeyApi } from "./price-list-key.api.ts"
import { PriceListsApi } from "./price-lists.api.ts"
import { PricesApi } from "./prices.api.ts"
import { PromptDeskApi, PromptsApi } from "./prompts.api.ts"
import { InvitationsApi } from "./invitations.api.ts"
import { RegistrationApi } from "./registration.api.ts"
import { RatingApi } from "./rating.api.ts"
import { ReviewDeskApi, ReviewsApi } from "./reviews.api.ts"
import { SalesListApi } from "./sales-list.api.ts"
import { SearchApi, SearchDeskApi } from "./search.api.ts"
import { SessionApi } from "./session.api.ts"
import { ShopFiguresApi } from "./shop-figures.api.ts"
import { SiteApi } from "./site.api.ts"
import { SupportApi } from "./support.api.ts"

/** Parse options for bodies: every error is reported, and an unknown field is an error. */
export const bodyOptions = { errors: "all", onExcessProperty: "error" } as const

/** The whole HTTP API; OpenAPI document, server and browser client are derived from it. */
export class ShopApi extends HttpApi.make("heizmarkt")
  .add(LocationsApi.middleware(Guarded))
  .add(SiteApi.middleware(Guarded))
  .add(ContentApi.middleware(Guarded))
  .add(NewsApi.middleware(Guarded))
  .add(SearchApi.middleware(Guarded))
  .add(SearchDeskApi.middleware(Guarded))
  .add(MediaApi.middleware(Guarded))
  .add(DealerLogoApi.middleware(Guarded))
  .add(AdvertsApi.middleware(Guarded))
  .add(AdvertDeskApi.middleware(Guarded))
  .add(CampaignDeskApi.middleware(Guarded))
  .add(AdvertReportApi.middleware(Guarded))
  .add(PromptsApi.middleware(Guarded))
  .add(PromptDeskApi.middleware(Guarded))
  .add(ContentDeskApi.middleware(Guarded))
  .add(KalkulationApi.middleware(Guarded))
  .add(ListHintsApi.middleware(Guarded))
  .add(BulkOrderApi.middleware(Guarded))
  .add(PricesApi.middleware(Guarded))
  .add(PriceHistoryApi.middleware(Guarded))
  .add(LocalPagesApi.middleware(Guarded))
  .add(LocalOffersApi.middleware(Guarded))
  .add(DealersApi.middleware(Guarded))
  .add(DealerApplicationsApi.middleware(Guarded))
  .add(ApplicationDeskApi.middleware(Guarded))
  .add(DeskTasksApi.middleware(Guarded))
  .add(DealerDeskApi.middleware(Guarded))
  .add(OptionRulesApi.middleware(Guarded))
  .add(DealerClosuresApi.middleware(Guarded))
  .add(DealerHomeApi.middleware(Guarded))
  .add(PriceListsApi.middleware(Guarded))
  .add(MarketApi.middleware(Guarded))
  .add(ChartsApi.middleware(Guarded))
  .add(OrderProcessApi.middleware(Guarded))
  .add(OrderLifeApi.middleware(Guarded))
  .add(CancellationsApi.middleware(Guarded))
  .add(DealerOrdersApi.middleware(Guarded))
  .add(StaffOrdersApi.middleware(Guarded))
  .add(DealerNamesApi.middleware(Guarded))
  .add(DeskSearchApi.middleware(Guarded))
  .add(AccountApi.middleware(Guarded))
  .add(InvitationsApi.middleware(Guarded))
  .add(RegistrationApi.middleware(Guarded))
  .add(SupportApi.middleware(Guarded))
  .add(CacheApi.middleware(Guarded))
  .add(OperationsApi.middleware(Guarded))
  .add(CustomerApi.middleware(Guarded))
  .add(AlarmsApi.middleware(Guarded))
  .add(RatingApi.middleware(Guarded))
  .add(ReviewsApi.middleware(Guarded))
  .add(ReviewDeskApi.middleware(Guarded))
  .add(OwnDataApi.middleware(Guarded))
  .add(PeriodStatisticApi.middleware(Guarded))
  .add(OrdersExportApi.middleware(Guarded))
  .add(SalesListApi.middleware(Guarded))
  .add(ShopFiguresApi.middleware(Guarded))
  .add(MediaFilesApi.middleware(Open))
  .add(AdvertFramesApi.middleware(Open))
  .add(SessionApi.middleware(Open))
  .add(ErrorTraceApi.middleware(Open))
  .add(PaymentsApi.middleware(Open))
  .add(OpenDataApi.middleware(Open).middleware(AnyOrigin))
  .add(PriceListKeyApi.middleware(ByDealerKey))
  .middleware(Reading)
  .middleware(Validation)
  .annotate(HttpApi.ParseOptions, bodyOptions)
  .annotate(HttpApi.HeadersParseOptions, {})
  // unknown query parameters, such as campaign parameters and cache busters, are ignored
  .annotate(HttpApi.QueryParseOptions, {})
  .annotateMerge(OpenApi.annotations({ title: "Heizmarkt", version: "1.0.0" })) {}
