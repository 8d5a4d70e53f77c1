import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import react from "@vitejs/plugin-react"
import { build } from "vite"

/** Builds the rendering baseline with the same Vite transforms as the shop's pages, and returns the script to start. */
export const buildListPage = async (folder: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      react(),
      lingui({ failOnCompileError: true }),
      babel({ presets: [linguiTransformerBabelPreset()] })
    ],
    build: {
      ssr: "bench/baselines/list-page.tsx",
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "list-page.js" } }
    }
  })
  return `${folder}/list-page.js`
}
