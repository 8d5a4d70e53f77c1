import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Generator, getConfig } from "@tanstack/router-generator"
import { root, run } from "../../tools/run-tool.ts"
import { pictures } from "../pictures/pictures.ts"
import { routesConfig } from "../build/routes-config.ts"
import { routeFiles, routesText, wireKeysText } from "./client.ts"
import { fontFile, writeFont } from "./font.ts"
import { offerDecimals } from "./offer-decimals.ts"
import { offerTexts } from "./offer-texts.ts"
import { operationsFiles } from "./operations.ts"
import { ownRoutesText } from "./own-routes.ts"

/**
 * Generated files that are part of the repository: the client for the browser, the route tree, the texts, the drawings,
 * the font and the code that writes offers as JSON.
 */
const generated = [
  "src/services/client/*.gen.ts",
  "src/route-tree.gen.ts",
  "src/domain/content/own-routes.gen.ts",
  "src/domain/price/offer-decimals.gen.ts",
  "src/server/offers/offer-texts.gen.ts",
  "src/locales/**/*.po",
  "public/bilder/*.svg",
  fontFile,
  ...operationsFiles.map(([file]) => file)
]

const writeClient = (): void => {
  const folder = join(root, "src/services/client")
  for (const file of routeFiles) writeFileSync(join(folder, `${file}.gen.ts`), routesText(file))
  writeFileSync(join(folder, "wire-keys.gen.ts"), wireKeysText())
}

const writeRoutes = async (): Promise<void> => {
  const config = getConfig({ ...routesConfig, disableLogging: true }, root)
  await new Generator({ config, root }).run()
  const tree = readFileSync(join(root, "src/route-tree.gen.ts"), "utf8")
  writeFileSync(join(root, "src/domain/content/own-routes.gen.ts"), ownRoutesText(tree))
}

const writePictures = (): void => {
  for (const [name, drawing] of Object.entries(pictures))
    writeFileSync(join(root, "public/bilder", `${name}.svg`), drawing)
}

const writeOffers = (): void => {
  writeFileSync(join(root, "src/domain/price/offer-decimals.gen.ts"), offerDecimals())
  writeFileSync(join(root, "src/server/offers/offer-texts.gen.ts"), offerTexts())
}

const writeOperations = (): void => {
  for (const [file, text] of operationsFiles) writeFileSync(join(root, file), text())
}

const contents = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(generated, { cwd: root })
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "latin1")])
  )

/**
 * Writes all generated files and returns the files that differ from before: changed, new or deleted.
 * @throws Error if the texts cannot be extracted from the sources
 */
export const generate = async (): Promise<ReadonlyArray<string>> => {
  const before = contents()
  writeClient()
  writePictures()
  writeOffers()
  writeOperations()
  await writeFont()
  await writeRoutes()
  if (!(await run("lingui", ["extract", "--clean"]))) throw new Error("The texts could not be extracted.")
  const after = contents()
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file)
  )
}
