import { formSteps, orderSteps } from "../../src/domain/order/steps.ts"
import { servedZip } from "../calculation.ts"
import { type Child, startShop } from "../../tools/child.ts"
import { scriptWeight } from "../javascript.ts"
import { accessibilityOf, pageQuality } from "../lighthouse.ts"
import { residentMb } from "../load.ts"
import { readyDraft } from "../order-flow.ts"
import type { Line } from "../table.ts"
import { newVisitor } from "../visitor.ts"

const listPath = `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=6000`

/** JavaScript before the first touch. */
export const scripts = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  for (const [name, path, limit] of [
    ["home", "/", 8],
    ["offer list", listPath, 25]
  ] as const) {
    const weight = await scriptWeight(shop.origin + path)
    lines.push({
      kind: "atMost",
      name: `JavaScript before the first touch, ${name}, kB gzip`,
      value: weight.gzip / 1000,
      limit,
      detail: `${weight.files} files`
    })
    lines.push({
      kind: "atMost",
      name: `… of it Effect, ${name}`,
      value: weight.mentionsEffect ? 1 : 0,
      limit: 0,
      detail: "0 = none"
    })
  }
  const page = await (await fetch(shop.origin + listPath)).text()
  const offers = page.split("<article").length - 1
  lines.push({
    kind: "atMost",
    name: "HTML of the offer list, kB for 24 offers",
    value: ((Buffer.byteLength(page) / 1000) * 24) / offers,
    limit: 120,
    detail: `${offers} offers, ${Buffer.byteLength(page)} bytes`
  })
  return lines
}

/** Lighthouse's phone, median of three. */
export const lighthouse = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  for (const [name, path, least] of [
    ["home", "/", 0.98],
    ["offer list", listPath, 0.98],
    ["pellet prices", "/pelletpreise", 0.99],
    ["prices of a place", "/pelletpreise/bayern/80331", 0.99],
    ["chart", "/charts/pellets", 0.99]
  ] as const) {
    // by the locale's own domain, as the page's canonical address names it
    const quality = await pageQuality(shop.origin.replace("127.0.0.1", "de.localhost") + path)
    const bare = await pageQuality(shop.origin.replace("127.0.0.1", "de.localhost") + path, "dejavu")
    const faults = quality.faults.join(", ")
    const line = (
      kind: "atLeast" | "atMost",
      what: string,
      value: number,
      limit: number,
      detail = ""
    ): Line => ({ kind, name: `Lighthouse, ${name}: ${what}`, value, limit, detail })
    lines.push(
      line("atLeast", "performance", quality.performance, least),
      line("atLeast", "accessibility", quality.accessibility, 1, faults),
      line("atLeast", "best practices", quality.bestPractices, 1),
      line("atLeast", "SEO", quality.seo, 1),
      line("atMost", "LCP, ms", quality.lcp, 1200),
      line("atMost", "CLS", quality.cls, 0.01),
      line("atMost", "CLS with DejaVu alone", bare.cls, 0.01),
      line("atMost", "TBT, ms", quality.tbt, 100)
    )
  }
  return [...lines, ...(await wizardAccessibility(shop))]
}

/** The steps of an order of three stations that lacks only its last click. */
const wizardAccessibility = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const visitor = await newVisitor(shop.origin)
  const { draft } = await readyDraft(shop.origin, visitor, { mailbox: "lighthouse@bench.example", number: 3 })
  const lines: Array<Line> = []
  for (const step of formSteps) {
    const { segment } = orderSteps[step].shown
    const path = `/holzpellets-lose/bestellung/${segment}?draft=${draft.orderDraftId}`
    const seen = await accessibilityOf(
      shop.origin.replace("127.0.0.1", "de.localhost") + path,
      visitor.headers["cookie"] ?? ""
    )
    lines.push({
      kind: "atLeast",
      name: `Lighthouse, wizard ${segment}: accessibility`,
      value: seen.accessibility,
      limit: 1,
      detail: seen.faults.join(", ")
    })
  }
  return lines
}

/** A start on a database that is there, until the first page is in the hand; and the server's memory. */
export const secondStart = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const loaded = residentMb(shop.pid)
  await shop.stop()
  const begun = performance.now()
  const again = await startShop(dataDir)
  try {
    const page = await fetch(again.origin + listPath)
    await page.text()
    const seconds = (performance.now() - begun) / 1000
    return [
      {
        kind: "atMost",
        name: "second start to the first page, s",
        value: seconds,
        limit: 3,
        detail: `status ${page.status}`
      },
      {
        kind: "atMost",
        name: "memory at rest, MB",
        value: residentMb(again.pid),
        limit: 220,
        detail: "resident, server process"
      },
      {
        kind: "atMost",
        name: "memory after the load, MB",
        value: loaded,
        limit: 400,
        detail: "resident, server process"
      }
    ]
  } finally {
    await again.stop()
  }
}
