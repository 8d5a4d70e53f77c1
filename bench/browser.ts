import { chromium, type Browser } from "@playwright/test"
import { disabledFeatures } from "../tools/chromium-args.ts"
import { ensureChromium } from "../tools/chromium.ts"

/** Returns the path of the full Chromium that visitors use; figures from another build would not be comparable. */
export const chromiumPath = async (): Promise<string> => {
  const path = await ensureChromium("whole")
  if (path === undefined) throw new Error("Chromium is missing")
  return path
}

/** Arguments that Chromium needs to run as root on a machine without a network. */
export const chromiumArguments: ReadonlyArray<string> = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // a fresh Chromium upgrades our URL to https and shows a warning instead of the page
  `--disable-features=${disabledFeatures.join(",")}`
]

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] })
