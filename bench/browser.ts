import { chromium, type Browser } from "@playwright/test"
import { disabledFeatures } from "../tools/chromium-args.ts"
import { ensureChromium } from "../tools/chromium.ts"

/** The whole browser, as visitors have it: figures of another would not compare. */
export const chromiumPath = async (): Promise<string> => {
  const path = await ensureChromium("whole")
  if (path === undefined) throw new Error("Chromium is missing")
  return path
}

/** What Chromium needs to run as root on a machine without a network. */
export const chromiumArguments: ReadonlyArray<string> = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // a fresh Chromium turns our address into https and shows a warning instead of the page
  `--disable-features=${disabledFeatures.join(",")}`
]

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] })
