import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

/**
 * A group of pages whose routes are built into one script: the order process, single pages with a form, or the desk
 * behind the sign-in. Documents have no script, since no router runs on them, but their styles are built as a group too
 * (decision 004).
 */
export type Area = "shop" | "forms" | "desk" | "documents"

interface FileRoute {
  readonly name: string
  /** Path below `src`, as the generated tree imports it. */
  readonly file: string
  readonly id: string
  readonly path: string | undefined
  readonly parent: string
}

const importLine = /^import \{ Route as (\w+)RouteImport \} from '\.\/(routes\/[^']+)'$/gmu
const updateCall =
  /(\w+)RouteImport\.update\(\s*\{\s*id:\s*'([^']*)',\s*(?:path:\s*'([^']*)',\s*)?getParentRoute: \(\) =>\s*(\w+),\s*\} as any,?\s*\)/gu

/** Reads the routes from the tree that the router's plugin generates. */
export const fileRoutes = (tree: string): ReadonlyArray<FileRoute> => {
  const files = new Map([...tree.matchAll(importLine)].map(([, name = "", file = ""]) => [name, file]))
  const routes = [...tree.matchAll(updateCall)].map(([, name = "", id = "", path, parent = ""]) => ({
    name,
    file: files.get(name) ?? "",
    id,
    path,
    parent: parent.replace(/Route(?:Import)?$/u, "")
  }))
  // all routes except the root have an update call; fewer mean that the format of the generated file has changed
  if (routes.length !== files.size - 1 || routes.length === 0)
    throw new Error(`Of ${files.size - 1} routes ${routes.length} could be read`)
  return routes
}

export const areaOf = (file: string, source: string): Area => {
  if (file.startsWith("routes/_desk")) return "desk"
  if (source.includes('page: "document"')) return "documents"
  return file.startsWith("routes/$productGroup.") ? "shop" : "forms"
}

/** Returns a module with a route tree that contains only these routes. */
export const treeModule = (routes: ReadonlyArray<FileRoute>): string => {
  const tree = (parent: string): string =>
    routes
      .filter((route) => route.parent === parent)
      .map(({ name, id, path, parent: above }) => {
        const place = `{ id: ${JSON.stringify(id)}, path: ${JSON.stringify(path)}, getParentRoute: () => ${above} }`
        const children = tree(name)
        return `${name}.update(${place})${children === "" ? "" : `._addFileChildren([${children}])`}`
      })
      .join(", ")
  return [
    'import { Route as root } from "/src/routes/__root.tsx"',
    ...routes.map(
      ({ name, file }) => `import { Route as ${name} } from ${JSON.stringify(`/src/${file}.tsx`)}`
    ),
    `export const routeTree = root._addFileChildren([${tree("root")}])`
  ].join("\n")
}

const prefix = "virtual:routes/"

/**
 * Adds the modules `virtual:routes/shop`, `…/forms`, `…/desk` and `…/documents` to the build. Each script thus contains
 * only the routes of the pages that it can show.
 */
export const areaRoutes = (root: string): Plugin => ({
  name: "area-routes",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const area = id.slice(prefix.length + 1)
    const routes = fileRoutes(readFileSync(join(root, "src/route-tree.gen.ts"), "utf8"))
    return treeModule(
      routes.filter(
        ({ file }) => areaOf(file, readFileSync(join(root, "src", `${file}.tsx`), "utf8")) === area
      )
    )
  }
})
