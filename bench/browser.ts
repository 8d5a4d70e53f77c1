import { existsSync } from "node:fs"
import { chromium, type Browser } from "@playwright/test"

export const chromiumPath = "/usr/bin/chromium"

/** What Chromium needs to run as root on a machine without a network. */
export const chromiumArguments: ReadonlyArray<string> = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

export const launchBrowser = (): Promise<Browser> => {
  if (!existsSync(chromiumPath)) throw new Error("Chromium is missing: apt-get install chromium")
  return chromium.launch({ executablePath: chromiumPath, args: [...chromiumArguments] })
}
