import { outboxLayer } from "../mail/outbox.ts"
import type { PgClient } from "@effect/sql-pg/PgClient"
import { Clock, Context, Effect, Layer } from "effect"
import { HttpEffect, HttpRouter, HttpServer } from "effect/http"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { Scope } from "effect/Scope"
import type { SqlClient } from "effect/sql/SqlClient"
import type { ApiAnswer } from "../../contract/page-bundle.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { PasswordHash } from "../accounts/password-hash.ts"
import { SigningKeys } from "../accounts/signing-keys.ts"
import { accountsLayer } from "../accounts/accounts.ts"
import { Access } from "../ports/access.ts"
import type { ApplicationOwner } from "../ports/application-owner.ts"
import { apiRoutes } from "../api.ts"
import { chartPicturesLayer } from "../chart-pictures/chart-pictures.ts"
import { AdvertCounts } from "../adverts/advert-counts.ts"
import { KnownAdverts } from "../adverts/known-adverts.ts"
import { ContentPages } from "../content/content-pages.ts"
import { KnownPrompts } from "../content/prompts/known-prompts.ts"
import { ContentSearch } from "../content/search/content-search.ts"
import { TrustedShops, trustedShopsLayer } from "../content/trusted-shops.ts"
import { KnownDealers } from "../dealers/known-dealers.ts"
import { listedDealersLayer } from "../dealers/listed-dealers.ts"
import { applicationOwnerLayer } from "../dealer-applications/application-owner.ts"
import { sqlLayer } from "../db/client.ts"
import { Database } from "../db/database.ts"
import { trustedProxies } from "../http/front/client-address.ts"
import { InProcess, type InProcessCaller } from "../http/in-process.ts"
import { inProcessCalls } from "../http/in-process-calls.ts"
import { RequestDeadline } from "../http/limits.ts"
import { Secrets, secretsLayer } from "../http/secrets.ts"
import { houseRoutes } from "../http/server.ts"
import type { ListPreview } from "../ports/list-preview.ts"
import type { OptionRulesEffect } from "../ports/option-rules-effect.ts"
import { Sessions, sessionsLayer } from "../http/sessions.ts"
import { installJobs, jobPool } from "../jobs/job-pool.ts"
import { databaseStoreLayer } from "../media/database-store.ts"
import { DatabaseFigures } from "../operations/database-figures.ts"
import { ShopWatch } from "../operations/shop-watch.ts"
import { Copies } from "../memory/copies.ts"
import { OwnMemories } from "../memory/own-memories.ts"
import { PictureWork, pictureWorkLayer } from "../media/picture-work.ts"
import { dealerPricesLayer } from "../offers/dealer-prices.ts"
import { dealerRanksLayer } from "../offers/dealer-ranks.ts"
import { listPreviewLayer } from "../offers/list-preview.ts"
import { optionRulesEffectLayer } from "../offers/option-rules-effect.ts"
import { offersLayer } from "../offers/offers.ts"
import { Snapshots } from "../offers/snapshots.ts"
import { placesLayer } from "../places/places-live.ts"
import { PaymentProviders } from "../payments/provider.ts"
import { noPayments } from "../payments/provider-settings.ts"
import type { DealerPrices } from "../ports/dealer-prices.ts"
import type { DealerRanks } from "../ports/dealer-ranks.ts"
import type { Mailer } from "../ports/mailer.ts"
import { MediaStore } from "../ports/media-store.ts"
import { Offers } from "../ports/offers.ts"
import type { ChartPictures } from "../ports/chart-pictures.ts"
import { Places } from "../ports/places.ts"
import { Payments } from "../ports/payments.ts"
import type { ShopCounts } from "../ports/shop-counts.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { PriceNews, priceNews } from "../ports/price-news.ts"
import { paymentServices } from "../services.ts"
import { shopCountsLayer } from "../statistics/shop-counts.ts"
import { TestWrappingKey } from "./wrapping-key.test-support.ts"
import { SampleDatabase, sampleDay } from "./testing-database.ts"

/** Sends requests through the whole pipeline within the process, at the time that the test sets. */
export class TestApi extends Context.Service<
  TestApi,
  {
    readonly send: (request: Request, inside?: InProcessCaller) => Effect.Effect<Response>
    /** Calls the API as a page does while it is rendered for a visitor. */
    readonly call: (request: Request, inside: InProcessCaller) => Effect.Effect<ApiAnswer>
    /** Sets the time for requests, in ms; everything else uses the system clock. */
    readonly setTime: (ms: number) => void
    /**
     * Registers a listener that is called when pages have to be rendered again; in production, this invalidates the
     * rendered pages.
     */
    readonly onNews: (listener: () => void) => void
    /** Runs an effect outside of a request, at the time set for requests. */
    readonly atThatTime: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("test/Api") {}

/** Nine o'clock (UTC) on the day of installation. */
export const morning = new Date(`${sampleDay}T09:00:00Z`).getTime()

const real = Context.get(Context.empty(), Clock.Clock)

/** Returns a clock that always shows the time returned by `now`; delays use the system clock. */
export const standing = (now: () => number): Clock.Clock => ({
  currentTimeMillisUnsafe: now,
  currentTimeMillis: Effect.sync(now),
  currentTimeNanosUnsafe: () => BigInt(now()) * 1_000_000n,
  currentTimeNanos: Effect.sync(() => BigInt(now()) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: real.monotonicTimeNanos,
  sleep: (duration) => real.sleep(duration)
})

const jobs = Layer.effectDiscard(
  Effect.gen(function* () {
    const pool = yield* jobPool(() => {}, 1)
    yield* installJobs(pool, () => {})
  })
)

const newsLayer = Layer.effect(PriceNews)(Effect.sync(priceNews))

/** Layer of the published content; it announces changes, so that pages are rendered again. */
const contentLayer = Layer.unwrap(Effect.map(PriceNews, ({ tell }) => ContentPages.layerWith(tell)))

const subjects = Layer.mergeAll(
  Layer.mergeAll(
    offersLayer,
    dealerPricesLayer,
    dealerRanksLayer,
    listPreviewLayer,
    optionRulesEffectLayer
  ).pipe(Layer.provide(placesLayer), Layer.provideMerge(Snapshots.layer.pipe(Layer.provide(placesLayer)))),
  ContentSearch.layer.pipe(
    Layer.provide(listedDealersLayer),
    Layer.provideMerge(KnownDealers.layerWith(() => {})),
    Layer.provideMerge(Layer.mergeAll(placesLayer, contentLayer, KnownPrompts.layer))
  ),
  KnownAdverts.layerWith(() => {}),
  AdvertCounts.layer,
  shopCountsLayer.pipe(Layer.provide(placesLayer)),
  chartPicturesLayer,
  pictureWorkLayer,
  databaseStoreLayer,
  sessionsLayer.pipe(Layer.provideMerge(secretsLayer)),
  trustedShopsLayer(undefined, () => {}),
  accountsLayer,
  applicationOwnerLayer,
  // without a mail server
  outboxLayer(undefined),
  HttpServer.layerServices,
  jobs,
  Copies.layer
).pipe(
  Layer.provideMerge(
    Layer.merge(
      OwnMemories.layerWith(() => {}),
      newsLayer
    )
  ),
  Layer.provideMerge(Layer.merge(Layer.succeed(ShopSite)({ ...sampleSite }), TestWrappingKey))
)

const services = ShopWatch.layer.pipe(Layer.provide(DatabaseFigures.layer), Layer.provideMerge(subjects))

type Needs =
  | Access
  | AdvertCounts
  | ApplicationOwner
  | ChartPictures
  | ContentPages
  | ContentSearch
  | Copies
  | DealerPrices
  | DealerRanks
  | KnownAdverts
  | KnownDealers
  | ListPreview
  | OptionRulesEffect
  | Mailer
  | MediaStore
  | Offers
  | OwnMemories
  | PasswordHash
  | PaymentProviders
  | Payments
  | PictureWork
  | Places
  | PriceNews
  | KnownPrompts
  | Secrets
  | ShopSite
  | Sessions
  | ShopCounts
  | ShopWatch
  | SigningKeys
  | SignIns
  | SqlClient
  | TrustedShops

/** A long deadline, so that no call fails because the machine is busy; tests of timeouts set their own deadline. */
const unhurried = Context.make(RequestDeadline, 60_000)

const testApi = Layer.effect(TestApi)(
  Effect.gen(function* () {
    const routes = Layer.mergeAll(apiRoutes({ proxies: trustedProxies(["10.0.0.0/8"]) }), houseRoutes)
    const app = yield* HttpRouter.toHttpEffect(routes)
    const built = Context.merge(unhurried, yield* Effect.context<Needs>())
    const { listen: onNews } = yield* PriceNews
    let now = morning
    const clock = standing(() => now)
    // the context also contains the Effect references that the test itself provides, such as other limits
    const world = Effect.map(Effect.context<never>(), (own) =>
      Context.add(Context.merge(built, own), Clock.Clock, clock)
    )
    return {
      setTime: (ms) => {
        now = ms
      },
      onNews,
      atThatTime: (effect) => Effect.provideService(effect, Clock.Clock, clock),
      send: (request, inside) =>
        Effect.flatMap(world, (context) => {
          const handler = HttpEffect.toWebHandlerWith<Needs, Needs | Scope | HttpServerRequest>(context)(app)
          return Effect.promise(() =>
            handler(request, inside === undefined ? undefined : Context.make(InProcess, inside))
          )
        }),
      call: (request, inside) =>
        Effect.flatMap(world, (context) =>
          Effect.promise(() => inProcessCalls(app, context)(request, inside))
        )
    }
  })
)

/** A second instance of the API on the same database. */
export const otherCopy = Effect.map(
  Layer.build(
    Layer.fresh(
      testApi.pipe(
        Layer.provideMerge(services),
        Layer.provideMerge(paymentServices(noPayments, () => {})),
        Layer.provideMerge(Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url))))
      )
    )
  ),
  (context) => Context.get(context, TestApi)
)

/** Provides the API on the given database, with the given payment services. */
export const apiWith = <D, E, A, P>(
  database: Layer.Layer<D | SqlClient | PgClient | Database, E>,
  payments: Layer.Layer<A | PaymentProviders | Payments, P, SqlClient>
) => testApi.pipe(Layer.provideMerge(services), Layer.provideMerge(payments), Layer.provideMerge(database))

/** Provides the API on the given database, without payment providers. */
export const apiOver = <D, E>(database: Layer.Layer<D | SqlClient | PgClient | Database, E>) =>
  apiWith(
    database,
    paymentServices(noPayments, () => {})
  )

export const SampleApi = apiOver(SampleDatabase)

/**
 * Test option: uses the system clock, which sockets and pools need; the time of requests is set by `TestApi.setTime`.
 */
export const realTime = { excludeTestServices: true } as const
