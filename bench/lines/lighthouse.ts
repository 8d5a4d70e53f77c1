import { illustratedPath, publishedIllustrated } from "../illustrated.ts"
import { formSteps, orderSteps } from "../../src/domain/order/steps.ts"
import { servedZip } from "../calculation.ts"
import type { Child } from "../../tools/child.ts"
import { accessibilityOf, pageQuality } from "../lighthouse.ts"
import { readyDraft } from "../order-flow.ts"
import type { Line } from "../table.ts"
import { newVisitor } from "../visitor.ts"

interface JudgedPage {
  readonly name: string
  readonly path: string
  /** Lowest accepted performance score of Lighthouse, 0–1. */
  readonly least: number
}

/** Moves a URL to the locale's own domain, which the page's canonical URL uses. */
const onOwnDomain = (origin: string, path: string): string =>
  origin.replace("127.0.0.1", "de.localhost") + path

/** Returns one page of each kind that visitors reach from other sites. */
const judgedPages = async (origin: string): Promise<ReadonlyArray<JudgedPage>> => {
  const asked = async (call: string): Promise<unknown> => (await fetch(`${origin}/api/site/1/${call}`)).json()
  const dealers = (await asked("dealer-pages/all")) as { readonly Paths: ReadonlyArray<string> }
  const dealer = dealers.Paths.find((path) => /\/\d{6,}$/u.test(path)) ?? ""
  const guides = (await asked("content/guides")) as {
    readonly Items: ReadonlyArray<{ readonly Path: string }>
  }
  const news = (await asked("news-articles/featured")) as { readonly FilePath: string }
  const documents = [
    ["pellet prices", "/pelletpreise"],
    ["prices of a place", "/pelletpreise/bayern/80331"],
    ["chart", "/charts/pellets"],
    ["dealers", "/holzpellethaendler"],
    ["dealers of a place", "/holzpellethaendler/bayern/80331"],
    ["dealer", dealer],
    ["reviews", `/bewertungen/${dealer.split("/").at(-1)}`],
    ["landing page", "/hackschnitzel"],
    ["information centre", "/info-center"],
    ["guide", guides.Items[0]?.Path ?? ""],
    ["news", "/news"],
    ["article", news.FilePath]
  ] as const
  return [
    { name: "home", path: "/", least: 0.98 },
    {
      name: "offer list",
      path: `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=6000`,
      least: 0.98
    },
    ...documents.map(([name, path]) => ({ name, path, least: 0.99 })),
    { name: "article with three uploaded pictures", path: illustratedPath, least: 0.99 }
  ]
}

/** Measures the pages with Lighthouse on a phone, median of three visits. */
export const lighthouse = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  await publishedIllustrated(shop.origin, dataDir)
  for (const { name, path, least } of await judgedPages(shop.origin)) {
    const quality = await pageQuality(onOwnDomain(shop.origin, path))
    const bare = await pageQuality(onOwnDomain(shop.origin, path), "dejavu")
    const faults = quality.faults.join(", ")
    // a visit takes half a minute: each result is printed at once, not after the last page
    console.log(
      `  ${name}: ${quality.performance.toFixed(2)}, LCP ${Math.round(quality.lcp)} ms, TBT ${Math.round(quality.tbt)} ms`
    )
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

/**
 * Measures the accessibility of the wizard steps, with an order that has three delivery stations and only lacks the
 * final confirmation.
 */
const wizardAccessibility = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const visitor = await newVisitor(shop.origin)
  const { draft } = await readyDraft(shop.origin, visitor, { mailbox: "lighthouse@bench.example", number: 3 })
  const lines: Array<Line> = []
  for (const step of formSteps) {
    const { segment } = orderSteps[step].shown
    const path = `/holzpellets-lose/bestellung/${segment}?draft=${draft.orderDraftId}`
    const seen = await accessibilityOf(onOwnDomain(shop.origin, path), visitor.headers["cookie"] ?? "")
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
