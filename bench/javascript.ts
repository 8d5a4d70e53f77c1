import { gzipSync } from "node:zlib"
import { launchBrowser } from "./browser.ts"

export interface ScriptWeight {
  readonly files: number
  /**
   * Bytes after gzip -9, including inline scripts; data blocks of a page (`type="application/…"`) do not count as
   * script.
   */
  readonly gzip: number
  readonly mentionsEffect: boolean
}

/** Measures all JavaScript that a page loads or contains before the first user interaction. */
export const scriptWeight = async (address: string): Promise<ScriptWeight> => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const bodies: Array<Promise<Buffer>> = []
    page.on("response", (response) => {
      if (/javascript/u.test(response.headers()["content-type"] ?? "")) bodies.push(response.body())
    })
    await page.goto(address, { waitUntil: "load" })
    await page.waitForLoadState("networkidle")
    const inline = await page.locator("script:not([src]):not([type^='application/'])").allInnerTexts()
    const sources = [...(await Promise.all(bodies)), ...inline.map((source) => Buffer.from(source))]
    return {
      files: bodies.length,
      gzip: sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0),
      mentionsEffect: sources.some(
        (source) => source.includes("~effect/") || source.includes("effect/Schema")
      )
    }
  } finally {
    await browser.close()
  }
}
