import { roles } from "../../domain/rights/roles.ts"
import { cellsOf } from "../../domain/rights/rows.test-support.ts"
import { deskTable } from "./role-matrix.desk.test-support.ts"

/**
 * The identities of decision 015, in the order of a row's cells; the last one is a dealer's program that uses a dealer
 * key (decision 083).
 */
export const columns = ["anonymous", "guest", ...roles, "impersonated", "expired", "dealerKey"] as const

/** All calls that a dealer's key gives access to; for all other calls, a caller with such a key counts as anonymous. */
const byKey: ReadonlySet<string> = new Set(["priceListKey.current", "priceListKey.put", "priceListKey.test"])

/** Returns the cells of an operation, in the order of the columns. */
export const rowOf = (id: string): ReadonlyArray<string> => {
  const cells = cellsOf(table[id] ?? "")
  return [...cells, byKey.has(id) ? "+" : (cells[0] ?? "")]
}

/** Open to everyone and safe: not even a session is needed. */
const open = "+ + everyone + +"
/** Open to everyone, but a browser needs the session whose token protects against cross-site requests. */
const openToBrowsers = "o + everyone + +"

/**
 * The permissions of each identity, written by hand from rule desk.permissions, and never copied from the policy that
 * this table checks. Each row contains: anonymous, guest, then the permitted roles, then impersonated (staff as a
 * customer), expired. `+` allowed, `-` forbidden, `?` sign-in required, `o` session required.
 */
export const table: Readonly<Record<string, string>> = {
  // anonymous users may call the operations for signing in and out; the operations themselves refuse invalid attempts
  "account.signIn": openToBrowsers,
  "account.signOut": openToBrowsers,
  "account.refresh": openToBrowsers,
  "account.signInByCookie": openToBrowsers,
  "account.session": open,
  // for users without an account, and for verifying an email address
  "registration.checkEmail": openToBrowsers,
  "registration.register": openToBrowsers,
  "registration.confirm": openToBrowsers,
  "registration.forgotPassword": openToBrowsers,
  "registration.setPassword": openToBrowsers,
  "registration.confirmEmailChange": openToBrowsers,
  "registration.mailToken": open,
  "registration.saveCache": openToBrowsers,
  "registration.cache": open,
  // account.self; staff who act on behalf of a customer cannot change the email address (decision 015)
  "registration.emailChange": "? ? everyone + ?",
  "registration.requestEmailChange": "o ? everyone - ?",
  "registration.changePassword": "o ? everyone - ?",
  // account.self, only the account's own rows
  "customer.baseData": "? ? everyone + ?",
  "customer.saveBaseData": "o ? everyone + ?",
  "customer.addresses": "? ? everyone + ?",
  "customer.saveAddresses": "o ? everyone + ?",
  // a guest gets the addresses entered in this browser for an order; a guest without such addresses must sign in
  "customer.orderAddresses": open,
  // order.own.read, and rating an order
  "customer.home": "? ? Customer Admin + ?",
  "customer.orders": "? ? Customer Admin + ?",
  "customer.discardDraft": "o ? Customer Admin + ?",
  "rating.begin": "o ? Customer Admin + ?",
  // with the token of a mail, or with the token of the page that the owner opened
  "rating.show": open,
  "rating.rate": openToBrowsers,
  // content.read; anonymous users may also report reviews
  "reviews.ofDealer": open,
  "reviews.show": open,
  "reviews.report": openToBrowsers,
  // content.read; the list of searches without results: Editor, Marketing
  "search.find": open,
  "searchDesk.misses": "? ? Editor Marketing Admin - ?",
  // a dealer's own reviews
  "reviewDesk.own": "? ? AdvertisingPartner Admin - ?",
  "reviewDesk.answer": "o ? AdvertisingPartner Admin - ?",
  // reviews.moderate
  "reviewDesk.queue": "? ? DealerSupport CustomerSupport Admin - ?",
  "reviewDesk.keep": "o ? DealerSupport CustomerSupport Admin - ?",
  "reviewDesk.takeDown": "o ? DealerSupport CustomerSupport Admin - ?",
  "reviewDesk.restore": "o ? DealerSupport CustomerSupport Admin - ?",
  // cms.media; the files are public
  "media.list": "? ? Editor Marketing Admin - ?",
  "media.show": "? ? Editor Marketing Admin - ?",
  "media.upload": "o ? Editor Marketing Admin - ?",
  "media.save": "o ? Editor Marketing Admin - ?",
  "media.remove": "o ? Editor Marketing Admin - ?",
  "mediaFiles.file": open,
  // first-party adverts are public, and start no session
  "adverts.slots": open,
  "adverts.slot": open,
  "adverts.content": open,
  "advertFrames.stylesFile": open,
  "advertFrames.frame": open,
  "advertFrames.click": open,
  "advertFrames.count": open,
  // the desk for adverts: ad managers edit, marketing edits campaigns, finance can only read
  "advertDesk.slots": "? ? Financial Marketing AdManager Admin - ?",
  "advertDesk.slot": "? ? Financial Marketing AdManager Admin - ?",
  "advertDesk.saveSlot": "o ? AdManager Admin - ?",
  "advertDesk.moveSlot": "o ? AdManager Admin - ?",
  "advertDesk.adverts": "? ? Financial Marketing AdManager Admin - ?",
  "advertDesk.advert": "? ? Financial Marketing AdManager Admin - ?",
  "advertDesk.saveAdvert": "o ? AdManager Admin - ?",
  "advertDesk.moveAdvert": "o ? AdManager Admin - ?",
  "campaignDesk.list": "? ? Financial Marketing AdManager Admin - ?",
  "campaignDesk.choices": "? ? Financial Marketing AdManager Admin - ?",
  "campaignDesk.show": "? ? Financial Marketing AdManager Admin - ?",
  "campaignDesk.save": "o ? Marketing AdManager Admin - ?",
  "campaignDesk.move": "o ? Marketing AdManager Admin - ?",
  "advertReport.show": "? ? Financial Marketing AdManager Admin - ?",
  "advertReport.reportFile": "? ? Financial Marketing AdManager Admin - ?",
  // cms.prompts; visitors can read the notices that are currently shown
  "prompts.shown": open,
  "promptDesk.list": "? ? Editor Admin - ?",
  "promptDesk.show": "? ? Editor Admin - ?",
  "promptDesk.save": "o ? Editor Admin - ?",
  "promptDesk.remove": "o ? Editor Admin - ?",
  // applying as a dealer is public
  "dealerApplications.keepDocument": openToBrowsers,
  "dealerApplications.send": openToBrowsers,
  // dealers.edit
  "applicationDesk.list": "? ? DealerSupport Admin - ?",
  "applicationDesk.show": "? ? DealerSupport Admin - ?",
  "applicationDesk.documentFile": "? ? DealerSupport Admin - ?",
  "applicationDesk.take": "o ? DealerSupport Admin - ?",
  "applicationDesk.accept": "o ? DealerSupport Admin - ?",
  "applicationDesk.refuse": "o ? DealerSupport Admin - ?",
  // cache.clear; another table defines the kinds of caches that each role may clear
  "cache.show": "? ? Editor AdManager Admin - ?",
  "cache.drop": "o ? Editor AdManager Admin - ?",
  // operations.read
  "operations.show": "? ? Admin - ?",
  "dealerDesk.list": "? ? DealerSupport Admin - ?",
  "dealerDesk.create": "o ? DealerSupport Admin - ?",
  "dealerDesk.show": "? ? DealerSupport Admin - ?",
  "dealerDesk.saveProfile": "o ? DealerSupport Admin - ?",
  "dealerDesk.changeState": "o ? DealerSupport Admin - ?",
  "dealerDesk.saveBranch": "o ? DealerSupport Admin - ?",
  "dealerDesk.removeBranch": "o ? DealerSupport Admin - ?",
  "dealerDesk.saveArea": "o ? DealerSupport Admin - ?",
  "dealerDesk.removeArea": "o ? DealerSupport Admin - ?",
  "dealerDesk.saveFee": "o ? DealerSupport Admin - ?",
  "dealerDesk.removeFee": "o ? DealerSupport Admin - ?",
  "dealerLogo.save": "o ? DealerSupport Admin - ?",
  "dealerLogo.remove": "o ? DealerSupport Admin - ?",
  "optionRules.list": "? ? DealerSupport Admin - ?",
  "optionRules.show": "? ? DealerSupport Admin - ?",
  "optionRules.save": "o ? DealerSupport Admin - ?",
  "optionRules.preview": "o ? DealerSupport Admin - ?",
  "optionRules.publish": "o ? DealerSupport Admin - ?",
  "optionRules.restore": "o ? DealerSupport Admin - ?",
  "optionRules.discard": "o ? DealerSupport Admin - ?",
  // closures.edit, only a dealer's own rows
  "dealerClosures.list": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "dealerClosures.save": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "dealerClosures.remove": "o ? AdvertisingPartner DealerSupport Admin - ?",
  // dealer.home, only the caller's own dealer
  "dealerHome.overview": "? ? AdvertisingPartner Admin - ?",
  // prices.edit, only a dealer's own rows
  "priceLists.show": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.history": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.former": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.keys": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.check": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.preview": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.publish": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.hold": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.restore": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.withdraw": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.addKey": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "priceLists.revokeKey": "o ? AdvertisingPartner DealerSupport Admin - ?",
  // for dealers' programs, with a key: no account or session gives access
  "priceListKey.current": "? ? NO_ROLE ? ?",
  "priceListKey.put": "? ? NO_ROLE ? ?",
  "priceListKey.test": "? ? NO_ROLE ? ?",
  // alarms.self; users without an account use a mailed link
  "alarms.list": "? ? everyone + ?",
  "alarms.save": "o ? everyone + ?",
  "alarms.subscribe": openToBrowsers,
  "alarms.show": open,
  "alarms.follow": openToBrowsers,
  // staff who act on behalf of a customer cannot export or delete all of the customer's data (decision 015)
  "ownData.extract": "? ? everyone - ?",
  "ownData.delete": "o ? everyone - ?",
  // offers.search, content.read
  "bulkOrder.calculate": openToBrowsers,
  "kalkulation.init": open,
  "kalkulation.calculate": openToBrowsers,
  "kalkulation.calculateForOrder": openToBrowsers,
  "kalkulation.calculateDefault": openToBrowsers,
  "kalkulation.upselling": openToBrowsers,
  "kalkulation.bestPrice": open,
  "listHints.show": openToBrowsers,
  "locations.checkZip": openToBrowsers,
  "locations.checkZips": openToBrowsers,
  "locations.placesOfZip": open,
  "alarms.watched": open,
  "charts.dataFile": open,
  "charts.previewFile": open,
  "localPages.place": open,
  "localPages.search": open,
  "localPages.all": open,
  "localOffers.dealers": open,
  "content.page": open,
  "content.guides": open,
  "content.all": open,
  "news.articles": open,
  "news.featured": open,
  "news.detail": open,
  ...deskTable
}
