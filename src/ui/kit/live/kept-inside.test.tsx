import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { IslandMarkupContext } from "./Island.tsx"
import { useKeptInside } from "./kept-inside.ts"

function List({ fuel, isShared = true }: { readonly fuel: string; readonly isShared?: boolean }) {
  return <ul {...useKeptInside("kit/List", isShared ? { fuel } : undefined, <li>{fuel}</li>)} />
}

/** Renders a list twice on a document; returns its markup and what was asked of the cache. */
const twice = (element: ReactElement) => {
  const kept = new Map<string, string>()
  const asked: Array<string> = []
  const markup = (name: string, props: string, inside: ReactElement): string => {
    const key = `${name} ${props}`
    asked.push(key)
    const html = kept.get(key) ?? renderToStaticMarkup(inside)
    kept.set(key, html)
    return html
  }
  const html = [1, 2].map(() =>
    renderToStaticMarkup(<IslandMarkupContext value={markup}>{element}</IslandMarkupContext>)
  )
  return { html, asked, renders: kept.size }
}

test("content that documents share is rendered once, and is the same as on an app page", () => {
  const { html, asked, renders } = twice(<List fuel="Pellets & Co" />)
  expect(asked).toEqual(['kit/List {"fuel":"Pellets & Co"}', 'kit/List {"fuel":"Pellets & Co"}'])
  expect(renders).toBe(1)
  expect(new Set(html)).toEqual(new Set([renderToStaticMarkup(<List fuel="Pellets & Co" />)]))
})

test("content that is not shared is rendered in its place", () => {
  const { html, asked } = twice(<List fuel="Pellets" isShared={false} />)
  expect(asked).toEqual([])
  expect(html[0]).toBe("<ul><li>Pellets</li></ul>")
})
