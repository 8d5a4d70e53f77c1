import { createHash } from "node:crypto"
import { join, relative } from "node:path"
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import type { CodeSplittingGroup, CodeSplittingNameFunction } from "rolldown"
import { defineConfig, type Plugin } from "vite"
import { areaRoutes } from "./scripts/build/area-routes.ts"
import { cssRules } from "./scripts/build/css-rules.ts"
import { keepFormerBuild } from "./scripts/build/former-build.ts"
import { leanPreload } from "./scripts/build/lean-preload.ts"
import { listModules } from "./scripts/build/list-modules.ts"
import { loggedMachines } from "./scripts/build/logged-machines.ts"
import { machinePages } from "./scripts/build/machine-pages.ts"
import { menuModules } from "./scripts/build/menu-modules.ts"
import { pressAssets } from "./scripts/build/press-assets.ts"
import { routesConfig } from "./scripts/build/routes-config.ts"
import { bundleServer } from "./scripts/build/server-bundle.ts"
import { startScript } from "./scripts/build/start-script.ts"
import { stateOutlines } from "./scripts/build/state-outlines.ts"
import { swissSpelling } from "./scripts/build/swiss-spelling.ts"

/**
 * Writes a list of the modules in each chunk of the browser build, for the test that measures and searches the chunks.
 */
const chunkModules: Plugin = {
  name: "chunk-modules",
  generateBundle(_, bundle) {
    if (this.environment.name !== "client") return
    const modules = Object.values(bundle).flatMap((chunk) =>
      chunk.type === "chunk" ? [[chunk.fileName, chunk.moduleIds] as const] : []
    )
    this.emitFile({
      type: "asset",
      fileName: ".vite/modules.json",
      source: JSON.stringify(Object.fromEntries(modules))
    })
  }
}

const isOfList = listModules(join(import.meta.dirname, "src/entries/shop.tsx"))
/**
 * Returns a function that assigns modules needed by the offer list to the chunk with this name; other modules that
 * pages share remain where they are needed.
 */
const ofList =
  (name: string): CodeSplittingNameFunction =>
  (id, context) =>
    isOfList(id, (module) => context.getModuleInfo(module)) ? name : null

/**
 * Chunks that combine shared modules, so that browsers send few requests instead of one request for each module shared
 * by two pages. Modules that a document needs before the first interaction have a separate chunk, so that this chunk
 * stays small.
 */
const chunkGroups: Array<CodeSplittingGroup> = [
  {
    name: "document",
    priority: 5,
    test: /\/src\/(?:services\/(?:browser\/(?:cookies|storage|start-consent|double-click)|page\/page-data|error-trace\/|client\/error-routes|session\/(?:companion-cookie|start-for-signed-in)|page\/begin-page)|domain\/(?:locale\/locale|place\/(?:country|zip)|offer\/offer|is-record)\.ts)|preload-helper/u
  },
  // the only one of the modules for consent that the consent prompt needs (decision 078)
  { name: "purposes", priority: 5, test: /\/src\/domain\/consent\/purposes\.ts/u },
  // modules for consent, without React, that documents and app pages share
  {
    name: "consent",
    priority: 4,
    minShareCount: 2,
    test: /\/src\/(?:domain\/consent\/(?:answer|consented-storage)|services\/browser\/consent)\.ts/u
  },
  // these packages are smaller when compressed together, and every hydrated page needs all of them
  {
    name: "react",
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@lingui|xstate|@xstate|use-isomorphic-layout-effect)\/|\/src\/(?:services\/machine-log\/(?:logged-xstate|machine-log|reported-machines)|machines\/(?:chart-version|state-text))\./
  },
  // excludes the packages for grids, long lists and queries, which are needed only behind the sign-in (decision 049)
  {
    name: "router",
    priority: 2,
    test: /\/node_modules\/@tanstack\/(?!react-router\/dist\/esm\/useBlocker|(?:react-)?(?:query|table|virtual))/
  },
  // code, without React, that an offer list runs before its page is hydrated
  {
    name: "sleeping",
    priority: 3,
    test: /\/src\/services\/browser\/(?:told-wishes|wishes-cookie|sent-wishes)/u
  },
  // the only code, without React, that the script of a returning visitor needs
  {
    name: "plain",
    priority: 4,
    minShareCount: 2,
    test: /\/src\/(?:services\/(?:client\/(?!order-|account-|dealers?-|price-|content-|review-|no-answer|send-file)|browser\/(?:kept-wishes|country-store|loads))|ui\/kit\/format\.|domain\/(?:offer\/compared-price|product\/(?:product-group|amount)|options\/(?!carried-|certifications|quality-|products|fee|catalogue|configuration|known-|needed-|rules\/|pallet|set-aside|choice-problems|offer-choice|option-words|calculation-problems)))/u
  },
  // the shared modules that the offer list needs in any case
  {
    name: ofList("shared"),
    priority: 2,
    minShareCount: 2,
    test: /\/src\/(?!routes\/|entries\/(?!page-providers)|services\/router\/packed)|icons\/(?:coins|star|x)\./u
  },
  // otherwise these modules would become part of the desk's chunk, and buyers who order would load the desk's routes
  // with them
  { name: "typed", priority: 2, test: /\/src\/domain\/(?:typed-text|order\/draft)\.ts/u },
  // modules that determine for whom a page is intended: stand-alone forms and signed-in users need these modules, and
  // would otherwise also load the desk's routes
  {
    name: "pass",
    priority: 2,
    minShareCount: 2,
    test: /\/src\/(?:domain\/(?:account\/return-url|rights\/(?:roles|permissions))|services\/(?:page\/pass-of|desk\/(?:list-query|span-query|land|orders\/day-address))|domain\/statistics\/(?:period|series)|routes\/-page\/sign-in-first)\.ts/u
  },
  { name: "desk", priority: 1, test: /\/src\/routes\/_desk[^?]*\.tsx(?:\?tsr-shared.*)?$/u },
  {
    name: ofList("routes"),
    priority: 1,
    test: /\/src\/(?:routes\/(?:-page\/page-facts|(?!-|_desk))[^?]*\.tsx?(?:\?tsr-shared.*)?$|entries\/(?:start|create)-app|services\/router\/packed)/u
  }
]

/**
 * Returns a short class name, since class names occur in scripts, style sheets and every page. The names are the same
 * in both builds.
 */
const className = (name: string, file: string): string =>
  `_${createHash("sha256")
    .update(`${relative(import.meta.dirname, file.split("?")[0] ?? "")} ${name}`)
    .digest("base64url")
    .replaceAll(/[-_]/gu, "")
    .slice(0, 5)}`

export default defineConfig(({ mode }) => {
  // the end-to-end build, which counts the transitions of state machines, is stored beside the build for visitors
  const isWatched = mode === "e2e"
  const dist = isWatched ? "dist-e2e" : "dist"
  const client = `${dist}/client`
  return {
    resolve: {
      alias: [
        {
          find: "../createLucideIcon.mjs",
          replacement: join(import.meta.dirname, "src/ui/kit/icon/lucide-icon.ts")
        },
        // React has had `useSyncExternalStore` since version 18, so the shim is replaced instead of being loaded for
        // nothing
        {
          find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/u,
          replacement: "use-sync-external-store/with-selector.js"
        },
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: "react" }
      ]
    },
    css: { modules: { generateScopedName: className } },
    plugins: [
      tanstackRouter({
        ...routesConfig,
        autoCodeSplitting: true,
        // loaders run first on the server; the browser needs a loader only when it navigates to another page itself
        codeSplittingOptions: {
          defaultBehavior: [["component"], ["loader"], ["errorComponent"], ["notFoundComponent"]],
          // a work page is opened with all its code or not at all (rule page.chunk-reload), so the file that is fetched
          // first also contains the loader
          splitBehavior: ({ routeId }) =>
            routeId.startsWith("/_desk/")
              ? [["component", "loader"], ["errorComponent"], ["notFoundComponent"]]
              : undefined
        }
      }),
      react(),
      lingui({ failOnCompileError: true }),
      swissSpelling,
      areaRoutes(import.meta.dirname),
      menuModules,
      chunkModules,
      startScript(import.meta.dirname),
      cssRules,
      leanPreload,
      machinePages(import.meta.dirname),
      stateOutlines,
      loggedMachines(isWatched),
      babel({ presets: [linguiTransformerBabelPreset()] })
    ],
    builder: {
      async buildApp(builder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment)
        if (!isWatched) await bundleServer(import.meta.dirname)
        keepFormerBuild(client)
        for (const folder of [client, `${client}/assets`]) pressAssets(folder)
      }
    },
    environments: {
      client: {
        build: {
          outDir: client,
          // a part that is loaded later imports its own scripts, most of which are already loaded; only style sheets
          // must be loaded before it
          modulePreload: { resolveDependencies: (_, names) => names.filter((name) => name.endsWith(".css")) },
          // the previous build is kept for pages that are still open
          emptyOutDir: false,
          manifest: true,
          rolldownOptions: {
            input: {
              "entry-shop": "src/entries/shop.tsx",
              "entry-desk": "src/entries/desk.tsx",
              "entry-document": "src/entries/document.ts",
              "entry-document-styles": "src/entries/document-styles.ts",
              "entry-forms": "src/entries/forms.tsx",
              "entry-sleeping-list": "src/entries/sleeping-list.ts"
            },
            // the file names of chunks occur in every script that may load them, so they consist only of the hash,
            // which identifies the chunk
            output: {
              codeSplitting: { groups: chunkGroups },
              chunkFileNames: "assets/[hash].js",
              assetFileNames: "assets/[hash][extname]"
            }
          }
        }
      },
      ssr: {
        // bundled for the server: lucide's icons must be created by the same function as in the browser, and the other
        // packages consist of many small files (decision 130)
        resolve: {
          noExternal: ["lucide-react", /^@tanstack\//u, /^@lingui\//u, "seroval", "seroval-plugins"]
        },
        build: {
          outDir: `${dist}/server`,
          rolldownOptions: { input: { "entry-server": "src/entries/server.tsx" } }
        }
      }
    }
  }
})
