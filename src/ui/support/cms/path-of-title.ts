import type { ContentKind } from "../../../domain/content/content-page.ts"

const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }

/** Suggests a URL for a title: lower case, without umlauts, words joined by hyphens. */
export const pathOfTitle = (title: string, kind: ContentKind): string => {
  const words = title
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, (sign) => spelled[sign] ?? sign)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/gu, "")
  return `${kind === "news" ? "/news/artikel" : ""}/${words}`
}
