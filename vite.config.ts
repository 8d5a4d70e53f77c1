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

/** Writes which modules each chunk of the browser's build is made of, for the test that weighs and searches it. */
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
/** A chunk of this name for what the offer list needs; whatever else pages share goes where it is needed. */
const ofList =
  (name: string): CodeSplittingNameFunction =>
  (id, context) =>
    isOfList(id, (module) => context.getModuleInfo(module)) ? name : null

/**
 * Few requests instead of one for every module that two pages share. What a document needs before the first touch
 * stands apart, so that it stays as small as it is.
 */
const chunkGroups: Array<CodeSplittingGroup> = [
  {
    name: "document",
    priority: 5,
    test: /\/src\/(?:services\/(?:browser\/(?:cookies|storage|start-consent|double-click)|page\/page-data|error-trace\/|client\/error-routes|session\/(?:companion-cookie|start-for-signed-in)|page\/begin-page)|domain\/(?:locale\/locale|place\/(?:country|zip)|offer\/offer|is-record)\.ts)|preload-helper/u
  },
  // the question for consent needs only these of what follows (decision 078)
  { name: "purposes", priority: 5, test: /\/src\/domain\/consent\/purposes\.ts/u },
  // without React: what documents and app pages share of the consent
  {
    name: "consent",
    priority: 4,
    minShareCount: 2,
    test: /\/src\/(?:domain\/consent\/(?:answer|consented-storage)|services\/browser\/consent)\.ts/u
  },
  // pressed together they are smaller, and every page that comes to life needs all of them
  {
    name: "react",
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@lingui|xstate|@xstate|use-isomorphic-layout-effect)\/|\/src\/(?:services\/machine-log\/(?:logged-xstate|machine-log|reported-machines)|machines\/(?:chart-version|state-text))\./
  },
  // grids, long lists and what is asked for them stand behind the sign-in (decision 049)
  {
    name: "router",
    priority: 2,
    test: /\/node_modules\/@tanstack\/(?!react-router\/dist\/esm\/useBlocker|(?:react-)?(?:query|table|virtual))/
  },
  // without React: what a list does while its page sleeps
  {
    name: "sleeping",
    priority: 3,
    test: /\/src\/services\/browser\/(?:told-wishes|wishes-cookie|sent-wishes)/u
  },
  // without React: the script of a returning visitor needs nothing else
  {
    name: "plain",
    priority: 4,
    minShareCount: 2,
    test: /\/src\/(?:services\/(?:client\/(?!order-|account-|dealer-|price-|content-|review-|no-answer|send-file)|browser\/(?:kept-wishes|country-store|loads))|ui\/kit\/format\.|domain\/(?:product\/(?:product-group|amount)|options\/(?!certifications|quality-|products|fee|catalogue|configuration|known-|needed-|rules\/|pallet|set-aside|choice-problems|offer-choice|option-words|calculation-problems)))/u
  },
  // of all that pages share, what the offer list needs anyway
  {
    name: ofList("shared"),
    priority: 2,
    minShareCount: 2,
    test: /\/src\/(?!routes\/|entries\/(?!page-providers)|services\/router\/packed)|icons\/(?:coins|star|x)\./u
  },
  // the desk would take it along, and who orders would load the desk's routes with it
  { name: "typed", priority: 2, test: /\/src\/domain\/(?:typed-text|order\/draft)\.ts/u },
  // of whom a page is for: forms that stand alone and signed-in users need it, and would load the desk's routes with it
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

/** Short names for classes: they stand in scripts, rules and every page. The same in both builds. */
const className = (name: string, file: string): string =>
  `_${createHash("sha256")
    .update(`${relative(import.meta.dirname, file.split("?")[0] ?? "")} ${name}`)
    .digest("base64url")
    .replaceAll(/[-_]/gu, "")
    .slice(0, 5)}`

export default defineConfig(({ mode }) => {
  // the pages that count what their machines do are built beside those that visitors get
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
        // React has it since version 18: the shim would be loaded for nothing
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
        // loaders run on the server first: the browser needs one only when it goes to another page by itself
        codeSplittingOptions: {
          defaultBehavior: [["component"], ["loader"], ["errorComponent"], ["notFoundComponent"]],
          // a page of work is gone to with all its code or not at all (rule page.chunk-reload): the file that is fetched
          // first brings the loader along
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
          // a part that comes later names its own scripts, most of which are there already; only rules must come before it
          modulePreload: { resolveDependencies: (_, names) => names.filter((name) => name.endsWith(".css")) },
          // the former build stays for open pages
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
            // names of other chunks stand in every script that may load them: the hash alone says which is meant
            output: {
              codeSplitting: { groups: chunkGroups },
              chunkFileNames: "assets/[hash].js",
              assetFileNames: "assets/[hash][extname]"
            }
          }
        }
      },
      ssr: {
        // its icons are made as ours are, on the server as in the browser; others are many small files (decision 130)
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
