import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { accountDeletedJob, mailAccountDeleted } from "./accounts/delete-account.ts"
import { endOverdue, impersonationEndJob } from "./accounts/impersonation.ts"
import { accountsLayer } from "./accounts/accounts.ts"
import { accountMail, accountMailJob } from "./accounts/registration/account-mail.ts"
import { attachOrders, attachOrdersJob } from "./accounts/registration/attach-orders.ts"
import { renewSigningKeys, type SigningKeys, signingKeysJob } from "./accounts/signing-keys.ts"
import { AdvertCounts } from "./adverts/advert-counts.ts"
import { KnownAdverts } from "./adverts/known-adverts.ts"
import { KnownPrompts } from "./content/prompts/known-prompts.ts"
import { knownBackupsLayer } from "./backup/known-backups.ts"
import { ContentPages } from "./content/content-pages.ts"
import { ContentSearch } from "./content/search/content-search.ts"
import { tellApplicant } from "./dealer-applications/application-mail.ts"
import { applicationOwnerLayer } from "./dealer-applications/application-owner.ts"
import { dealerApplicationJob } from "./dealer-applications/send-application.ts"
import { contentDueJob, settleDue } from "./content/desk/clock-events.ts"
import { KnownDealers } from "./dealers/known-dealers.ts"
import { listedDealersLayer } from "./dealers/listed-dealers.ts"
import { trustedShopsLayer } from "./content/trusted-shops.ts"
import { mailConfirmationRequest, mailAlarm } from "./customers/alarm-mails.ts"
import { alarmConfirmationJob } from "./customers/alarms.ts"
import { alarmJob } from "./customers/crossed-alarms.ts"
import { inviteToRate } from "./customers/rating-invitation.ts"
import { mailDecision } from "./customers/reviews/decision-letter.ts"
import { reviewDecisionJob } from "./customers/reviews/moderate-review.ts"
import { reviewReporterJob, mailReporters } from "./customers/reviews/reporter-letter.ts"
import { type Secrets, secretsLayer } from "./http/secrets.ts"
import { sessionsLayer } from "./http/sessions.ts"
import { lookAfterPartitions, partitionsJob } from "./db/partitions.ts"
import { cleanUp } from "./jobs/clean-up.ts"
import type { Tasks } from "./jobs/tasks.ts"
import { workerLayer } from "./jobs/worker.ts"
import { mailAgain } from "./mail/mail-again.ts"
import { chartPicturesLayer } from "./chart-pictures/chart-pictures.ts"
import { fetchRates, marketRatesJob } from "./market/ecb-rates.ts"
import { bucketStoreLayer } from "./media/bucket-store.ts"
import { databaseStoreLayer } from "./media/database-store.ts"
import { makeLeadPicture } from "./media/make-lead-picture.ts"
import { forgetUpload, forgetUploadJob } from "./media/pending-upload.ts"
import { type PictureWork, pictureWorkLayer } from "./media/picture-work.ts"
import { outboxLayer } from "./mail/outbox.ts"
import type { Database } from "./db/database.ts"
import { erasureNoteJob, keepErasure } from "./db/keep-erasure.ts"
import { DatabaseFigures } from "./operations/database-figures.ts"
import { ShopWatch } from "./operations/shop-watch.ts"
import { Copies } from "./memory/copies.ts"
import { OwnMemories } from "./memory/own-memories.ts"
import { dealerPricesLayer } from "./offers/dealer-prices.ts"
import { dealerRanksLayer } from "./offers/dealer-ranks.ts"
import { listPreviewLayer } from "./offers/list-preview.ts"
import { optionRulesEffectLayer } from "./offers/option-rules-effect.ts"
import { offersLayer } from "./offers/offers.ts"
import { Snapshots } from "./offers/snapshots.ts"
import { confirmationJob, confirmOrder, tellSeller } from "./orders/confirm-order.ts"
import { confirmationsDueLayer } from "./orders/confirmations-due.ts"
import { withdrawalReceiptJob } from "./orders/life/declare-withdrawal.ts"
import { lifeMailJob } from "./orders/life/lead-on.ts"
import { tellEvent } from "./orders/life/life-mail.ts"
import { chaseOrders, settleOrder } from "./orders/life/settle-order.ts"
import { confirmDeclaration } from "./orders/life/withdrawal-receipt.ts"
import { tellRevocation } from "./orders/payment/mandate-mail.ts"
import { mandatesLapse } from "./orders/payment/mandates-lapse.ts"
import { mandateRevokedJob } from "./orders/payment/revoke-mandate.ts"
import { sellerMailJob } from "./orders/seller-mail.ts"
import { PaymentAlarm } from "./payments/payment-alarm.ts"
import { paymentsLayer } from "./payments/payments.ts"
import type { PaymentProviders } from "./payments/provider.ts"
import { providersLayer } from "./payments/providers.ts"
import {
  paymentEventJob,
  releaseUnclaimed,
  settlePayments,
  settlePaymentsJob,
  takeMessage
} from "./payments/settle.ts"
import { placesLayer } from "./places/places-live.ts"
import type { DealerPrices } from "./ports/dealer-prices.ts"
import { LinkBases } from "./ports/link-bases.ts"
import { mailAgainJob, type Mailer, ratingInvitationJob } from "./ports/mailer.ts"
import { leadPictureJob, type MediaStore } from "./ports/media-store.ts"
import { orderPaymentJob, type Payments } from "./ports/payments.ts"
import { PriceNews, priceNews } from "./ports/price-news.ts"
import { ShopSite } from "./ports/shop-site.ts"
import { priceDay } from "./price-day.ts"
import { dueListsJob, settleDueLists } from "./price-lists/due-lists.ts"
import { listAgeMailJob, tellListAge } from "./price-lists/list-age-mail.ts"
import { listAgesJob, settleListAges } from "./price-lists/list-ages.ts"
import type { SiteConfig } from "./site-config.ts"
import { checkDaysJob, reportCheckedDays } from "./statistics/check-days.ts"
import { foldDays, foldDaysJob } from "./statistics/fold-days.ts"
import { shopCountsLayer } from "./statistics/shop-counts.ts"

/**
 * Scheduled jobs; each runs in one server process. Every night, and also after a night without a running process: at
 * 2:05 UTC the day's prices are calculated and announced, at 2:50 the next partitions of tables are created, at 3:05
 * price lists that were not updated for a long time are found, at 3:17 expired data are deleted, and at 3:47 the daily
 * sums of the statistics are checked against the orders.
 * At 15:20 UTC, when the European Central Bank has published them, the day's exchange rates are fetched.
 * Every six hours the keys of access tokens are renewed, and every five minutes payments with an unknown outcome are
 * checked. Every minute new changes are added to the daily sums of the statistics, and due price lists are put in
 * force, even if the process that should have done so immediately was killed.
 */
const crontab = [
  "5 2 * * * price-day ?fill=1d",
  `5 3 * * * ${listAgesJob} ?fill=1d`,
  `50 2 * * * ${partitionsJob} ?fill=1d`,
  "17 3 * * * clean-up ?fill=1d",
  `47 3 * * * ${checkDaysJob} ?fill=1d`,
  `20 15 * * * ${marketRatesJob} ?fill=1d`,
  `42 */6 * * * ${signingKeysJob} ?fill=1d`,
  `*/5 * * * * ${settlePaymentsJob}`,
  `* * * * * ${foldDaysJob}`,
  `* * * * * ${dueListsJob}`
].join("\n")

/** The jobs that write mails, by name. */
export const mailTasks = (linkBases: SiteConfig["linkBases"]) => ({
  [confirmationJob]: confirmOrder(linkBases),
  [sellerMailJob]: tellSeller(linkBases),
  [lifeMailJob]: tellEvent(linkBases),
  [mandateRevokedJob]: tellRevocation,
  [withdrawalReceiptJob]: confirmDeclaration,
  [ratingInvitationJob]: inviteToRate(linkBases),
  [reviewDecisionJob]: mailDecision(linkBases),
  [reviewReporterJob]: mailReporters(linkBases),
  [dealerApplicationJob]: tellApplicant,
  [accountMailJob]: accountMail(linkBases),
  [alarmConfirmationJob]: mailConfirmationRequest(linkBases),
  [alarmJob]: mailAlarm(linkBases),
  [listAgeMailJob]: tellListAge(linkBases),
  [accountDeletedJob]: mailAccountDeleted
})

/** Runs the second effect even if the first one fails, and then fails with the error of the first one. */
const andAlso = <E1, R1, E2, R2>(first: Effect.Effect<void, E1, R1>, second: Effect.Effect<void, E2, R2>) =>
  Effect.flatMap(Effect.exit(first), (exit) => Effect.andThen(second, exit))

/** The jobs that write mails outside of requests, and other background jobs such as the clean-up. */
export const tasks = ({ linkBases }: Pick<SiteConfig, "linkBases">) => {
  const mails = mailTasks(linkBases)
  return {
    ...mails,
    [mailAgainJob]: mailAgain<unknown, Mailer | Secrets | ShopSite | SqlClient>(mails),
    [attachOrdersJob]: attachOrders,
    [impersonationEndJob]: endOverdue,
    [foldDaysJob]: () => foldDays,
    [checkDaysJob]: () => reportCheckedDays,
    [contentDueJob]: () => settleDue,
    [dueListsJob]: () => settleDueLists,
    [listAgesJob]: () => settleListAges,
    [partitionsJob]: () => lookAfterPartitions,
    "clean-up": () => andAlso(mandatesLapse, cleanUp)
  }
}

/** The jobs that process payments outside of requests. */
export const paymentTasks = {
  [paymentEventJob]: takeMessage,
  [settlePaymentsJob]: () => andAlso(settlePayments, andAlso(releaseUnclaimed, chaseOrders)),
  [orderPaymentJob]: settleOrder
}

/** Layer that provides payments through the configured payment providers. */
export const paymentServices = (settings: SiteConfig["payments"], tell: (line: string) => void) =>
  paymentsLayer.pipe(
    Layer.provideMerge(Layer.mergeAll(providersLayer(settings), Layer.succeed(PaymentAlarm)({ tell })))
  )

/** All services that API calls, pages and jobs share; created once for each process. */
export const services = (config: SiteConfig, log: (line: string) => void) => {
  const news = priceNews()
  const all: Tasks<
    | Database
    | DealerPrices
    | Mailer
    | MediaStore
    | PaymentAlarm
    | Payments
    | PaymentProviders
    | PictureWork
    | Secrets
    | ShopSite
    | SigningKeys
    | Snapshots
    | SqlClient
  > = {
    ...tasks(config),
    ...paymentTasks,
    [signingKeysJob]: renewSigningKeys,
    [erasureNoteJob]: keepErasure,
    [leadPictureJob]: makeLeadPicture,
    [forgetUploadJob]: forgetUpload,
    "price-day": () => priceDay,
    [marketRatesJob]: () =>
      config.marketRatesUrl === undefined ? Effect.void : fetchRates(config.marketRatesUrl, log)
  }
  const worker = workerLayer({
    tasks: all,
    crontab,
    log
  })
  return Layer.mergeAll(
    Layer.provideMerge(confirmationsDueLayer(config.linkBases, log), worker),
    ShopWatch.layer.pipe(Layer.provideMerge(DatabaseFigures.layer))
  ).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Layer.mergeAll(
          offersLayer,
          dealerPricesLayer,
          dealerRanksLayer,
          listPreviewLayer,
          optionRulesEffectLayer
        ).pipe(
          Layer.provide(placesLayer),
          Layer.provideMerge(Snapshots.layerWith(news.tell, news.tell).pipe(Layer.provide(placesLayer)))
        ),
        Layer.succeed(PriceNews)(news),
        ContentSearch.warmLayer.pipe(
          Layer.provide(listedDealersLayer),
          Layer.provideMerge(KnownDealers.layerWith(news.tell)),
          Layer.provideMerge(
            Layer.mergeAll(placesLayer, ContentPages.layerWith(news.tell), KnownPrompts.layerWith(news.tell))
          )
        ),
        KnownAdverts.layerWith(news.tell),
        AdvertCounts.layer,
        shopCountsLayer.pipe(Layer.provide(placesLayer)),
        chartPicturesLayer,
        pictureWorkLayer,
        config.bucket === undefined ? databaseStoreLayer : bucketStoreLayer(config.bucket),
        sessionsLayer.pipe(Layer.provideMerge(secretsLayer)),
        trustedShopsLayer(config.trustedShopsUrl, log),
        accountsLayer,
        outboxLayer(config.smtpUrl),
        applicationOwnerLayer,
        paymentServices(config.payments, log),
        Copies.layer,
        knownBackupsLayer
      )
    ),
    Layer.provideMerge(OwnMemories.layerWith(news.tell)),
    Layer.provideMerge(
      Layer.merge(Layer.succeed(ShopSite)(config.site), Layer.succeed(LinkBases)(config.linkBases))
    )
  )
}
