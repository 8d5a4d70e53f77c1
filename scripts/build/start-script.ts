import { join } from "node:path"
import { rolldown } from "rolldown"
import type { Plugin } from "vite"

const build = async (root: string, sleeps: boolean): Promise<string> => {
  const bundle = await rolldown({
    input: join(root, "src/entries/start-page.ts"),
    platform: "browser",
    transform: { define: { PAGE_SLEEPS: String(sleeps) } }
  })
  const { output } = await bundle.generate({ format: "es", minify: true })
  await bundle.close()
  // a block keeps its names local and is shorter than a function
  return `{${output[0].code.trim().replace(/;$/u, "")}}`
}

/**
 * Builds the inline script that starts a page, small enough for every page (src/entries/start-page.ts): one for pages
 * that hydrate on the first user interaction, one for all others.
 */
export const startScripts = async (root: string) => ({
  sleeping: await build(root, true),
  other: await build(root, false)
})

/**
 * Writes the start scripts to the folder where the server reads which files a page needs (server/pages/starter.ts);
 * browsers do not request them.
 */
export const startScript = (root: string): Plugin => ({
  name: "start-script",
  applyToEnvironment: (environment) => environment.name === "client",
  async generateBundle() {
    const source = JSON.stringify(await startScripts(root))
    this.emitFile({ type: "asset", fileName: ".vite/start-scripts.json", source })
  }
})
