import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Migrator } from "effect/sql"
import placesAndDealers from "./migrations/0001-places-and-dealers.ts"
import orders from "./migrations/0002-orders.ts"
import priceListNotice from "./migrations/0003-price-list-notice.ts"
import placesNotice from "./migrations/0004-places-notice.ts"
import accountsAndSessions from "./migrations/0007-accounts-and-sessions.ts"
import mailFailures from "./migrations/0008-mail-failures.ts"
import alarmsAreWatched from "./migrations/0009-alarms-are-watched-from-a-day.ts"
import palletsOfSacks from "./migrations/0006-pallets-of-sacks.ts"
import receiptsUncompressed from "./migrations/0005-receipts-uncompressed.ts"
import support from "./migrations/0010-support.ts"
import mailsAreSentAgain from "./migrations/0011-mails-are-sent-again.ts"
import rowsThatAreLookedFor from "./migrations/0012-rows-that-are-looked-for.ts"
import newsletterIsAnAlarm from "./migrations/0013-newsletter-is-an-alarm.ts"
import orderLife from "./migrations/0014-order-life.ts"
import waysToPay from "./migrations/0015-ways-to-pay.ts"
import payments from "./migrations/0016-payments.ts"
import draftsKeepTheirSteps from "./migrations/0017-drafts-keep-their-steps.ts"
import paymentsOfOrders from "./migrations/0018-payments-of-orders.ts"
import mandatesLiveOn from "./migrations/0019-mandates-live-on.ts"
import confirmationsDue from "./migrations/0020-confirmations-due.ts"
import rowsUnpacked from "./migrations/0021-rows-unpacked.ts"
import dealersDesk from "./migrations/0022-dealers-desk.ts"
import orderDays from "./migrations/0023-order-days.ts"
import orderDayAreas from "./migrations/0024-order-day-areas.ts"
import orderDayParts from "./migrations/0025-order-day-parts.ts"
import machineLogs from "./migrations/0026-machine-logs.ts"
import vatByClass from "./migrations/0027-vat-by-class.ts"
import provedMailboxes from "./migrations/0029-proved-mailboxes.ts"
import mailboxes from "./migrations/0031-mailboxes.ts"
import knownDevices from "./migrations/0032-known-devices.ts"
import errorReports from "./migrations/0033-error-reports.ts"
import cancelledProducts from "./migrations/0035-cancelled-products.ts"
import deskOrders from "./migrations/0037-desk-orders.ts"
import bills from "./migrations/0039-bills.ts"
import billsStay from "./migrations/0040-bills-stay.ts"
import creditNotes from "./migrations/0041-credit-notes.ts"
import billsByNumber from "./migrations/0043-bills-by-number.ts"

/** Every migration by its number, in order; a number once released keeps its meaning. */
const migrations = {
  "0001_places_and_dealers": placesAndDealers,
  "0002_orders": orders,
  "0003_price_list_notice": priceListNotice,
  "0004_places_notice": placesNotice,
  "0005_receipts_uncompressed": receiptsUncompressed,
  "0006_pallets_of_sacks": palletsOfSacks,
  "0007_accounts_and_sessions": accountsAndSessions,
  "0008_mail_failures": mailFailures,
  "0009_alarms_are_watched_from_a_day": alarmsAreWatched,
  "0010_support": support,
  "0011_mails_are_sent_again": mailsAreSentAgain,
  "0012_rows_that_are_looked_for": rowsThatAreLookedFor,
  "0013_newsletter_is_an_alarm": newsletterIsAnAlarm,
  "0014_order_life": orderLife,
  "0015_ways_to_pay": waysToPay,
  "0016_payments": payments,
  "0017_drafts_keep_their_steps": draftsKeepTheirSteps,
  "0018_payments_of_orders": paymentsOfOrders,
  "0019_mandates_live_on": mandatesLiveOn,
  "0020_confirmations_due": confirmationsDue,
  "0021_rows_unpacked": rowsUnpacked,
  "0022_dealers_desk": dealersDesk,
  "0023_order_days": orderDays,
  "0024_order_day_areas": orderDayAreas,
  "0025_order_day_parts": orderDayParts,
  "0026_machine_logs": machineLogs,
  "0027_vat_by_class": vatByClass,
  "0029_proved_mailboxes": provedMailboxes,
  "0031_mailboxes": mailboxes,
  "0032_known_devices": knownDevices,
  "0033_error_reports": errorReports,
  "0035_cancelled_products": cancelledProducts,
  "0037_desk_orders": deskOrders,
  "0039_bills": bills,
  "0040_bills_stay": billsStay,
  "0041_credit_notes": creditNotes,
  "0043_bills_by_number": billsByNumber
}

/** Only removes the race of several new servers on the migrator's own table; the number means nothing. */
const lockKey = 7_243_392

/**
 * Brings the database to this version in one transaction, safely when several servers start at once; answers the
 * names of the migrations that were new.
 */
export const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = Migrator.make({})({ loader: Migrator.fromRecord(migrations), table: "app_migration" })
  const applied = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`select pg_advisory_xact_lock(${lockKey})`
      return yield* run
    })
  )
  return applied.map(([, name]) => name)
})
