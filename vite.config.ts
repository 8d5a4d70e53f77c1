import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { keepFormerBuild } from "./scripts/build/former-build.ts"
import { pressAssets } from "./scripts/build/press-assets.ts"

const client = "dist/client"

/** Swiss spelling knows no sharp s: what ch.po takes over from German is respelt while it is built (ui.md "Always"). */
const swissSpelling: Plugin = {
  name: "swiss-spelling",
  transform: (code, id) => (id.endsWith("/ch.po") ? code.replaceAll("ß", "ss") : undefined)
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts"
    }),
    react(),
    lingui({ failOnCompileError: true }),
    swissSpelling,
    babel({ presets: [linguiTransformerBabelPreset()] })
  ],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      keepFormerBuild(client)
      for (const folder of [client, `${client}/assets`]) pressAssets(folder)
    }
  },
  environments: {
    client: {
      build: {
        outDir: client,
        // the former build stays for open pages
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: { input: ["src/entry-app.tsx", "src/entry-document.ts"] }
      }
    },
    ssr: { build: { outDir: "dist/server", rolldownOptions: { input: "src/entry-server.tsx" } } }
  }
})
