import { existsSync } from "node:fs"
import { aptInstall } from "./tool.ts"

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The browser of the journeys: what CHROMIUM names, or the system's own. */
export const findChromium = (): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...places].find((file) => file !== "" && existsSync(file))

/** Finds Chromium, installing Debian's as root; without one, says the command that a person can type. */
export const ensureChromium = async (): Promise<string | undefined> => {
  const found = findChromium()
  if (found !== undefined) return found
  if (await aptInstall("chromium")) return findChromium()
  console.error("The journeys need Chromium: sudo apt-get install -y chromium (or set CHROMIUM to its path).")
  return undefined
}
