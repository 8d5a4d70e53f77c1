import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"
import { ownWordsOnly } from "./scripts/build/own-words.ts"

/** Texts about orders: for the pages of one order, the customer area and the desk. */
const orders = "<rootDir>/src/ui/kit/orders"
// texts for the order and for base data; the offer list does not contain them
const address = "<rootDir>/src/ui/kit/address"
// texts for pages that are opened by a link in a mail: of the account, of alarms and of ratings
const mailed = "<rootDir>/src/ui/kit/MailedPage.tsx"
// texts for the price pages and the press page
const prices = "<rootDir>/src/ui/kit/price-sentence"
const countries = "<rootDir>/src/ui/kit/documents"
// texts for charts, for documents with a static chart, and for the press page
const ranges = "<rootDir>/src/ui/kit/chart-range"
// texts for public reviews, and for reviews in the desk
const stars = "<rootDir>/src/ui/reviews/StarMarks.tsx"
// texts for pages that show notices, and for the desk in which notices are written
const prompts = "<rootDir>/src/ui/content/PlacePrompts.tsx"
// texts for customers with an alarm, and for staff who look at a customer
const alarmWords = "<rootDir>/src/ui/kit/alarm/alarm-words.tsx"
// texts for documents, and for the page and the list of alarms
const alarm = "<rootDir>/src/ui/kit/alarm"
// texts for the account, and for the page of an order, where a guest can create an account
const password = "<rootDir>/src/ui/kit/password"
// texts for fields of addresses, ratings and applications, and for the forms of the desk
const tooLong = "<rootDir>/src/ui/kit/form/TooLongText.tsx"
const order = ["<rootDir>/src/ui/order", orders, address, tooLong, password]
// texts for orders and reviews as dealers and staff see them
const deskOrders = "<rootDir>/src/ui/order/desk"
const deskReviews = "<rootDir>/src/ui/reviews/desk"
// texts above each page; in the shop they are hydrated together with the page header
const above = ["SampleBar", "SkipLink"]
// header and footer of the order, of the sign-in and of pages that are opened by a link in a mail; offer lists have
// their own header and footer
const slim = ["Slim", "AccountLink", "LegalLinks", ...above].map(
  (name) => `<rootDir>/src/ui/layouts/${name}.tsx`
)
// texts for the printed documents of an order and for the terms
const paper = "<rootDir>/src/ui/layouts/PlainPrintLayout.tsx"
// texts for bulk orders and for the calculators; the offer list has a shorter message
const zipMessage = "<rootDir>/src/ui/kit/form/ZipMessage.tsx"
// texts for bulk orders, and for a part of the offer list that is hydrated late
const qualityChips = "<rootDir>/src/ui/kit/QualityChips.tsx"
// texts for bulk orders and for the calculators
const tonnesQuestion = "<rootDir>/src/ui/kit/form/TonnesQuestion.tsx"
const bulk = ["<rootDir>/src/ui/bulk", zipMessage, qualityChips, tonnesQuestion]
const account = ["<rootDir>/src/ui/account", mailed, password]
const baseData = ["<rootDir>/src/ui/account/base-data", address, tooLong]
const customer = [
  "<rootDir>/src/ui/customer",
  "<rootDir>/src/ui/rating",
  "<rootDir>/src/ui/become-dealer",
  tooLong,
  orders,
  mailed,
  alarm
]
const support = [
  "<rootDir>/src/ui/press",
  prices,
  ranges,
  countries,
  "<rootDir>/src/ui/support",
  "<rootDir>/src/routes/-dealer-desk",
  "<rootDir>/src/ui/atlas",
  "<rootDir>/src/ui/dealer-desk",
  "<rootDir>/src/ui/price-list",
  "<rootDir>/src/routes/-price-lists",
  "<rootDir>/src/ui/statistics",
  stars,
  deskOrders,
  deskReviews,
  "<rootDir>/src/ui/kit/desk-list",
  "<rootDir>/src/ui/kit/dealer-choice",
  "<rootDir>/src/ui/kit/form/DayCalendar.tsx",
  "<rootDir>/src/ui/kit/media",
  prompts,
  alarmWords,
  orders
]
// texts of the frame around every page behind the sign-in
const menus = "<rootDir>/src/domain/rights/*menu-rows.ts"
const desk = [
  "<rootDir>/src/ui/kit/desk",
  "<rootDir>/src/ui/kit/desk-form",
  tooLong,
  "<rootDir>/src/ui/layouts/desk",
  // titles of the pages below an entry of the menus
  "<rootDir>/src/routes/_desk"
]
// texts about a desk page that could not be shown; they must not depend on another script, which may be missing as well
const deskErrors = ["ui/error/DeskErrorPage", "ui/error/ErrorText", "ui/kit/documents/NoAddressText"].map(
  (name) => `<rootDir>/src/${name}.tsx`
)
const documents = [
  alarm,
  "<rootDir>/src/ui/home",
  "<rootDir>/src/ui/content",
  "<rootDir>/src/ui/legal",
  "<rootDir>/src/ui/open-data",
  "<rootDir>/src/ui/price-pages",
  "<rootDir>/src/ui/reviews",
  "<rootDir>/src/ui/dealers-public",
  countries,
  prices,
  ranges,
  "<rootDir>/src/routes/-prices",
  "<rootDir>/src/routes/-content",
  "<rootDir>/src/routes/-dealers",
  "<rootDir>/src/ui/price-map"
]
// charts are hydrated on documents, which do not contain the texts of the shop's other pages
const charts = ["<rootDir>/src/ui/price-chart", ranges]
// header and footer stay as the server rendered them, and fetch their texts when they are hydrated
const frame = ["Header", "HeaderSearch", "Footer", "Trust", ...above].map(
  (name) => `<rootDir>/src/ui/layouts/${name}.tsx`
)
// texts for the footer, and for the last step of the order
const trust = "<rootDir>/src/ui/layouts/Trust.tsx"
const kit = "<rootDir>/src/ui/kit"
/**
 * Components of the kit whose texts are not in the catalog of the offer list itself, but in the catalogs of the pages
 * and parts that show them.
 */
const pieces = {
  setAside: `${kit}/SetAsideNotice.tsx`,
  countryHint: `${kit}/notice/CountryHint.tsx`,
  explained: `${kit}/Explained.tsx`,
  dateField: `${kit}/form/DateField.tsx`,
  amount: `${kit}/orders/AmountText.tsx`
}
// texts for documents, and for pages of the app that show an error
const calculator = [
  pieces.countryHint,
  `${kit}/documents/NoAddressText.tsx`,
  `${kit}/orders/AmountText.tsx`,
  zipMessage,
  tonnesQuestion,
  "<rootDir>/src/ui/calculator",
  "<rootDir>/src/ui/error",
  "<rootDir>/src/ui/layouts/CalculatorDock.tsx"
]
// parts of the offer list that are hydrated only when a visitor interacts with the page
const offerParts = [
  "AlarmBelow",
  "BlockedResult",
  "Difference",
  "EmptyResult",
  "Filters",
  "GoodsChips",
  "GoodsFields",
  "MoreSaves",
  "InstalmentFigures",
  "NoResult",
  "OfferDetails",
  "OptionFields",
  "OtherQualities",
  "SetAside",
  "SortLinks",
  "WishDays"
]
  .map((name) => `<rootDir>/src/ui/offers/${name}.tsx`)
  .concat(Object.values(pieces), qualityChips, `${alarm}/AlarmBlock.tsx`, `${alarm}/WatchedHint.tsx`)
const routes = join(import.meta.dirname, "src/routes")
/**
 * Returns the routes whose own texts, mostly titles, belong in the catalog `part`: those that name this catalog in
 * `texts`.
 */
const routesWith = (part: "documents" | "order" | "customer"): ReadonlyArray<string> =>
  readdirSync(routes)
    .filter((name) => name.endsWith(".tsx"))
    .filter((name) => readFileSync(join(routes, name), "utf8").includes(`texts: ["${part}"]`))
    .map((name) => `<rootDir>/src/routes/${name}`)
const documentRoutes = routesWith("documents")
const orderRoutes = routesWith("order")
const customerRoutes = routesWith("customer")

/**
 * German is the source language; the catalogs of Austria and Switzerland contain only texts that differ from it (rule
 * page.texts). Texts of the order, of bulk orders, of accounts, of base data, of the customer area, of support, of the
 * desk and of documents are in separate catalogs, so that the offer list does not load them
 * (`src/locales/catalogs.ts`).
 */
export default defineConfig({
  sourceLocale: "de",
  locales: ["de", "de-AT", "ch"],
  fallbackLocales: { "de-AT": "de", ch: "de" },
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src"],
      exclude: [
        ...[...order, ...bulk, ...account, ...customer, ...support, ...desk, ...documents, ...charts].flatMap(
          (path) => [path, `${path}/**`]
        ),
        menus,
        ...frame,
        ...slim,
        paper,
        ...offerParts,
        ...calculator.flatMap((path) => [path, `${path}/**`]),
        ...documentRoutes,
        ...orderRoutes,
        ...customerRoutes
      ]
    },
    {
      path: "<rootDir>/src/locales/order/{locale}",
      include: [
        ...order,
        ...orderRoutes,
        ...slim,
        paper,
        trust,
        pieces.setAside,
        pieces.explained,
        pieces.dateField
      ],
      exclude: [`${deskOrders}/**`]
    },
    { path: "<rootDir>/src/locales/bulk/{locale}", include: bulk },
    {
      path: "<rootDir>/src/locales/account/{locale}",
      include: [...account, ...slim],
      exclude: ["<rootDir>/src/ui/account/base-data/**"]
    },
    { path: "<rootDir>/src/locales/base-data/{locale}", include: baseData },
    { path: "<rootDir>/src/locales/customer/{locale}", include: [...customer, ...customerRoutes, ...slim] },
    { path: "<rootDir>/src/locales/support/{locale}", include: support },
    { path: "<rootDir>/src/locales/desk/{locale}", include: [...desk, ...deskErrors, ...slim, menus] },
    {
      path: "<rootDir>/src/locales/frame/{locale}",
      include: [...frame, "<rootDir>/src/ui/layouts/AccountLink.tsx"]
    },
    { path: "<rootDir>/src/locales/calculator/{locale}", include: calculator },
    { path: "<rootDir>/src/locales/offer-parts/{locale}", include: offerParts },
    { path: "<rootDir>/src/locales/prices/{locale}", include: charts },
    {
      path: "<rootDir>/src/locales/documents/{locale}",
      include: [...documents, ...documentRoutes, paper, pieces.explained],
      exclude: [`${deskReviews}/**`, alarmWords]
    }
  ],
  runtimeConfigModule: { Trans: [join(import.meta.dirname, "src/locales/Trans.tsx"), "Trans"] },
  format: ownWordsOnly(formatter({ lineNumbers: false }))
})
