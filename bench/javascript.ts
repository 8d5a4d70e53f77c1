import { gzipSync } from "node:zlib"
import { launchBrowser } from "./browser.ts"

export interface ScriptWeight {
  readonly files: number
  /** Bytes after gzip -9, inline scripts included; data that a page carries (`type="application/…"`) are no script. */
  readonly gzip: number
  readonly mentionsEffect: boolean
}

/** All JavaScript that a page fetches and carries before the first touch. */
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
