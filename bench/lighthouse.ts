import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { chromiumArguments, chromiumPath } from "./browser.ts"
import { median } from "./load.ts"

/** What Lighthouse's phone saw of a page; times in milliseconds, scores 0–1. */
export interface PageQuality {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Audits that took points, by id. */
  readonly faults: ReadonlyArray<string>
}

const once = async (address: string): Promise<PageQuality> => {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"))
  const chrome = await launch({
    chromePath: chromiumPath,
    userDataDir: profile,
    chromeFlags: [...chromiumArguments]
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "seo", "best-practices"]
    })
    const report = result?.lhr
    if (report === undefined || report.runtimeError !== undefined)
      throw new Error(`Lighthouse could not see ${address}: ${report?.runtimeError?.message ?? "no report"}`)
    const score = (category: string) => report.categories[category]?.score ?? Number.NaN
    const time = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: time("largest-contentful-paint"),
      cls: time("cumulative-layout-shift"),
      tbt: time("total-blocking-time"),
      faults: Object.values(report.audits).flatMap((audit) =>
        audit.scoreDisplayMode === "binary" && audit.score === 0 ? [audit.id] : []
      )
    }
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The median of three visits by Lighthouse's phone. */
export const pageQuality = async (address: string): Promise<PageQuality> => {
  const visits = [await once(address), await once(address), await once(address)]
  const middle = (pick: (visit: PageQuality) => number) => median(visits.map(pick))
  return {
    performance: middle((visit) => visit.performance),
    accessibility: middle((visit) => visit.accessibility),
    bestPractices: middle((visit) => visit.bestPractices),
    seo: middle((visit) => visit.seo),
    lcp: middle((visit) => visit.lcp),
    cls: middle((visit) => visit.cls),
    tbt: middle((visit) => visit.tbt),
    faults: [...new Set(visits.flatMap((visit) => visit.faults))]
  }
}
