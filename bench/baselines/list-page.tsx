import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { renderToString } from "react-dom/server"
import { createActor } from "xstate"
import { completeCalculation } from "../../src/domain/options/complete-calculation.ts"
import { configurationOf } from "../../src/domain/options/configuration.ts"
import { productGroup } from "../../src/domain/product/product-group.ts"
import { sampleSite } from "../../src/domain/site/sample-site.ts"
import type { OfferList } from "../../src/domain/offer/offer.ts"
import { loadTexts } from "../../src/locales/catalogs.ts"
import { createI18n } from "../../src/locales/i18n.ts"
import { calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { PageProviders } from "../../src/entries/page-providers.tsx"
import { fromWire } from "../../src/services/client/wire-names.ts"
import { offerListView } from "../../src/ui/offers/offer-list.view.ts"
import type { OfferListWishes } from "../../src/ui/offers/offer-list.wishes.ts"
import { OfferListPage } from "../../src/ui/offers/OfferListPage.tsx"

/**
 * Lower bound for rendering the offer list: serves the same components and offers with only `renderToString` and
 * node:http.
 */
const list = fromWire(JSON.parse(readFileSync(process.env["ANSWER"] ?? "", "utf8"))) as OfferList
const group = productGroup(3)
const data = configurationOf(1, 3)
const query = { productGroupId: group.id, countryId: 1, zipCode: "80331", amount: 6000 } as const
const calculation = completeCalculation(query, data)
const actor = createActor(calculatorMachine, {
  input: { countryId: 1, productGroupId: 3, query: calculation, data, list, source: "DEFAULT" }
})
const view = offerListView(actor.getSnapshot(), { kind: "offers" })
const i18n = createI18n("de", await loadTexts("de", ["shop"]))
const page = {
  locale: "de",
  prefix: "",
  sharedHost: true,
  site: sampleSite,
  seed: "default",
  session: null,
  consent: ""
} as const
const to = () => "/holzpellets-lose/angebotsliste"
const links = {
  offers: to,
  order: to,
  opened: undefined,
  retry: to(),
  homes: { de: "/de", "de-AT": "/at", ch: "/ch" }
}

const none = () => {}
const actions: OfferListWishes = {
  onZip: none,
  onAmount: none,
  onStart: none,
  onTake: none,
  onChoice: none,
  onReset: none,
  onRetry: none,
  onSelect: none,
  onOrder: none,
  onSettings: none
}

const rendered = () =>
  renderToString(
    <PageProviders page={page} i18n={i18n}>
      <OfferListPage
        group={group}
        view={view}
        links={links}
        wishes={undefined}
        actions={actions}
        settingsOpen={false}
        alarm={null}
      />
    </PageProviders>
  )

createServer((_, response) => {
  const body = rendered()
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" })
  response.end(body)
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => console.log("ready"))
