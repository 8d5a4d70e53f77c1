import { existsSync } from "node:fs"
import { aptInstall } from "./run-tool.ts"

/** The whole browser, which can open windows, or the shell without windows, which does the same work for a quarter less. */
export type Kind = "shell" | "whole"

const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

const placesOf: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  shell: ["/usr/bin/chromium-headless-shell", ...whole],
  whole
}

/** Debian's packages, the second for where the first is not to be had. */
const packagesOf: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  shell: ["chromium-headless-shell", "chromium"],
  whole: ["chromium"]
}

/** The browser of the journeys: what CHROMIUM names, or the system's own; the whole one does where there is no shell. */
export const findChromium = (kind: Kind = "shell"): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...placesOf[kind]].find((file) => file !== "" && existsSync(file))

/** Finds Chromium, installing Debian's as root; without one, prints the command that installs it. */
export const ensureChromium = async (kind: Kind = "shell"): Promise<string | undefined> => {
  const found = findChromium(kind)
  if (found !== undefined) return found
  const packages = packagesOf[kind]
  for (const name of packages) if (await aptInstall(name)) return findChromium(kind)
  console.error(
    `This needs Chromium: sudo apt-get install -y ${packages.join(", or ")}. Or set CHROMIUM to its path.`
  )
  return undefined
}
