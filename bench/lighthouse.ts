import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import lighthouse from "lighthouse"
import { chromiumArguments, chromiumPath } from "./browser.ts"
import { freePort, startProcess } from "../tools/child.ts"
import { median } from "./load.ts"

/** Lighthouse's results for a page on a phone; times in milliseconds, scores 0–1. */
export interface PageQuality {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Ids of the audits that failed. */
  readonly faults: ReadonlyArray<string>
}

/** Fonts installed on the machine that visits the page: all of them, or only DejaVu, as on a bare Linux desktop. */
export type Fonts = "all" | "dejavu"

const dejavuOnly = (folder: string): Readonly<Record<string, string>> => {
  const file = join(folder, "fonts.conf")
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>${folder}/fonts</cachedir></fontconfig>`
  )
  return { FONTCONFIG_FILE: file }
}

/**
 * Visits a page once in a new browser, optionally with the cookies of a session; returns `undefined` if the browser's
 * trace missed the start of the navigation.
 */
const visit = async (
  address: string,
  { cookies = "", fonts = "all" }: { readonly cookies?: string; readonly fonts?: Fonts } = {}
): Promise<PageQuality | undefined> => {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"))
  const port = await freePort()
  const chromium = await startProcess(
    await chromiumPath(),
    [...chromiumArguments, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
    /DevTools listening on/u,
    fonts === "dejavu" ? dejavuOnly(profile) : {}
  )
  try {
    const result = await lighthouse(address, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "seo", "best-practices"],
      ...(cookies === "" ? {} : { extraHeaders: { Cookie: cookies } })
    })
    const report = result?.lhr
    if (report?.runtimeError?.code === "NO_NAVSTART") return undefined
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
    await chromium.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const mostVisits = 8

/**
 * Returns the accessibility score of a page that only its signed-in user sees. The score does not vary between visits,
 * so one visit is enough.
 */
export const accessibilityOf = async (
  address: string,
  cookies: string
): Promise<Pick<PageQuality, "accessibility" | "faults">> => {
  for (let count = 0; count < mostVisits; count++) {
    const seen = await visit(address, { cookies })
    if (seen !== undefined) return seen
  }
  throw new Error(`Lighthouse missed the navigation to ${address} too often`)
}

/** Returns the median of three Lighthouse visits on a phone. */
export const pageQuality = async (address: string, fonts: Fonts = "all"): Promise<PageQuality> => {
  const visits: Array<PageQuality> = []
  for (let count = 0; count < mostVisits && visits.length < 3; count++) {
    const seen = await visit(address, { fonts })
    if (seen !== undefined) visits.push(seen)
  }
  if (visits.length < 3) throw new Error(`Lighthouse missed the navigation to ${address} too often`)
  const middle = (pick: (seen: PageQuality) => number) => median(visits.map(pick))
  return {
    performance: middle((seen) => seen.performance),
    accessibility: middle((seen) => seen.accessibility),
    bestPractices: middle((seen) => seen.bestPractices),
    seo: middle((seen) => seen.seo),
    lcp: middle((seen) => seen.lcp),
    cls: middle((seen) => seen.cls),
    tbt: middle((seen) => seen.tbt),
    faults: [...new Set(visits.flatMap((seen) => seen.faults))]
  }
}
