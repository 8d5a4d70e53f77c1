import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"
import { ownWordsOnly } from "./scripts/build/own-words.ts"

/** What the pages of one order, those of the customer area and the desk say of orders. */
const orders = "<rootDir>/src/ui/kit/orders"
// of the order and of base data: both have these texts, and the offer list has not
const address = "<rootDir>/src/ui/kit/address"
// pages that a mailed link opens: of the account, of alarms and of ratings
const mailed = "<rootDir>/src/ui/kit/MailedPage.tsx"
// what price pages say, and the page of the press
const prices = "<rootDir>/src/ui/kit/price-sentence"
const countries = "<rootDir>/src/ui/kit/documents"
// of charts, of documents with a still one, and of the page of the press
const ranges = "<rootDir>/src/ui/kit/chart-range"
// of public reviews, and of those at the desk
const stars = "<rootDir>/src/ui/reviews/StarMarks.tsx"
// of pages that show notices, and of the desk that writes them
const prompts = "<rootDir>/src/ui/content/PlacePrompts.tsx"
// of who has an alarm, and of staff who look at a customer
const alarmWords = "<rootDir>/src/ui/kit/alarm/alarm-words.tsx"
// of documents, and of the alarm's own page and list
const alarm = "<rootDir>/src/ui/kit/alarm"
// of the account, and of an order's page, where a guest makes one
const password = "<rootDir>/src/ui/kit/password"
const order = ["<rootDir>/src/ui/order", orders, address, password]
// an order, and reviews, as dealers and staff see them
const deskOrders = "<rootDir>/src/ui/order/desk"
const deskReviews = "<rootDir>/src/ui/reviews/desk"
// above each page; in the shop they sleep with the head
const above = ["SampleBar", "SkipLink"]
// around the order, the sign-in and what mailed links open; lists have a head and a foot of their own
const slim = ["Slim", "AccountLink", "LegalLinks", ...above].map(
  (name) => `<rootDir>/src/ui/layouts/${name}.tsx`
)
// of an order's papers and of the terms
const paper = "<rootDir>/src/ui/layouts/PlainPrintLayout.tsx"
// of bulk orders and of the calculators; the list has fewer words for it
const zipMessage = "<rootDir>/src/ui/kit/form/ZipMessage.tsx"
// of bulk orders and of the list, where it sleeps
const qualityChips = "<rootDir>/src/ui/kit/QualityChips.tsx"
const bulk = ["<rootDir>/src/ui/bulk", zipMessage, qualityChips]
const account = ["<rootDir>/src/ui/account", mailed, password]
const baseData = ["<rootDir>/src/ui/account/base-data", address]
const customer = [
  "<rootDir>/src/ui/customer",
  "<rootDir>/src/ui/rating",
  "<rootDir>/src/ui/become-dealer",
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
// what every page behind the sign-in has around it
const menus = "<rootDir>/src/domain/rights/*menu-rows.ts"
const desk = [
  "<rootDir>/src/ui/kit/desk",
  "<rootDir>/src/ui/kit/desk-form",
  "<rootDir>/src/ui/layouts/desk",
  // what pages below a row of the menus are called
  "<rootDir>/src/routes/_desk"
]
// what the desk says of a page that could not be shown, without a script that may be missing as well
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
// charts come to life on documents, which have no texts of the shop's other pages
const charts = ["<rootDir>/src/ui/price-chart", ranges]
// head and foot stand as they were sent, and fetch their texts when they come to life
const frame = ["Header", "HeaderSearch", "Footer", "Trust", ...above].map(
  (name) => `<rootDir>/src/ui/layouts/${name}.tsx`
)
// of the foot, and of the order's last look
const trust = "<rootDir>/src/ui/layouts/Trust.tsx"
const kit = "<rootDir>/src/ui/kit"
/** Pieces of the kit that the offer list itself has not, beside those catalogs whose pages show them. */
const pieces = {
  setAside: `${kit}/SetAsideNotice.tsx`,
  countryHint: `${kit}/notice/CountryHint.tsx`,
  explained: `${kit}/Explained.tsx`,
  dateField: `${kit}/form/DateField.tsx`,
  amount: `${kit}/orders/AmountText.tsx`
}
// of documents, and of app pages that fail
const calculator = [
  pieces.countryHint,
  `${kit}/documents/NoAddressText.tsx`,
  `${kit}/orders/AmountText.tsx`,
  zipMessage,
  "<rootDir>/src/ui/calculator",
  "<rootDir>/src/ui/error",
  "<rootDir>/src/ui/layouts/CalculatorDock.tsx"
]
// parts of the offer list that sleep until a visitor turns to the page
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
/** Routes whose own texts, mostly titles, stand with those that their page says it has. */
const routesWith = (part: "documents" | "order" | "customer"): ReadonlyArray<string> =>
  readdirSync(routes)
    .filter((name) => name.endsWith(".tsx"))
    .filter((name) => readFileSync(join(routes, name), "utf8").includes(`texts: ["${part}"]`))
    .map((name) => `<rootDir>/src/routes/${name}`)
const documentRoutes = routesWith("documents")
const orderRoutes = routesWith("order")
const customerRoutes = routesWith("customer")

/**
 * German is the source; Austria and Switzerland say only what they say differently (rule page.texts). Texts of the
 * order, of bulk orders, of accounts, of base data, of the customer area, of support, of the desk and of documents
 * stand apart, so that the offer list does not carry them (`src/locales/catalogs.ts`).
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
