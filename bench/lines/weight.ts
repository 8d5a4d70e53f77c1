import { servedZip } from "../calculation.ts"
import { type Child, startShop } from "../../tools/child.ts"
import { scriptWeight } from "../javascript.ts"
import { residentMb } from "../load.ts"
import type { Line } from "../table.ts"

/**
 * A list with some 24 offers in the sample data. Measured there, because scaling a shorter list would count the parts
 * that do not grow with the offers more than once.
 */
const longListPath = "/holzpellets-lose/angebotsliste?zipCode=20095&amount=6000"

const listPath = `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=6000`

/** Measures the JavaScript loaded before the first interaction. */
export const scripts = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  const featured = await fetch(`${shop.origin}/api/site/1/news-articles/featured`)
  const { FilePath: article } = (await featured.json()) as { readonly FilePath: string }
  for (const [name, path, limit] of [
    ["home", "/", 8],
    ["content page", "/hackschnitzel", 8],
    ["guide", "/info-center/pellets-lagern", 8],
    ["article", article, 8],
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
  const page = await (await fetch(shop.origin + longListPath)).text()
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

/**
 * Measures how long a start on an existing database takes until the first page is served, and how much memory the
 * server uses.
 */
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
        limit: 1.2,
        detail: `status ${page.status}`
      },
      {
        kind: "atMost",
        name: "memory at rest, MB",
        value: residentMb(again.pid),
        limit: 200,
        detail: "resident, server process"
      },
      {
        kind: "atMost",
        name: "memory after the load, MB",
        value: loaded,
        limit: 350,
        detail: "resident, server process"
      }
    ]
  } finally {
    await again.stop()
  }
}
