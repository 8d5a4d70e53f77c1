import { readFileSync } from "node:fs"
import { join } from "node:path"

const ui = join(import.meta.dirname, "../../../src/ui")
const read = (file: string): string => readFileSync(join(ui, file), "utf8")

const declared = (css: string, name: string): string => {
  const value = new RegExp(`${name}: ([^;]+);`, "u").exec(css)?.[1]
  if (value === undefined) throw new Error(`There is no token ${name}`)
  return `${name}:${value}`
}

/** The style of a picture that is a file: that of the page, with the tokens that it takes, light and dark. */
export const pictureStyle = (): string => {
  const chart = read("atlas/chart.css")
  const names = new Set([...chart.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => name ?? ""))
  const [light = "", dark = ""] = read("kit/style/tokens.css").split("@media (prefers-color-scheme: dark)")
  const inDark = [...names].filter((name) => dark.includes(`${name}:`))
  const tokens = (css: string, list: Iterable<string>) =>
    [...list].map((name) => declared(css, name)).join(";")
  return [
    `.machine-chart{${tokens(light, names)}}`,
    `@media (prefers-color-scheme: dark){.machine-chart{${tokens(dark, inDark)}}}`,
    chart.replaceAll(/\s+/gu, " ").trim()
  ].join("")
}
