import type { MenuFacts, MenuWords } from "./menu-facts.ts"

/**
 * Pages about adverts in the staff menu (rule advert.desk); a part of `menu-rows.ts`, which explains the format of the
 * rows.
 */
export const advertMenuRows = [
  {
    key: "campaigns",
    path: "/support/campaigns",
    permission: "adverts.read",
    icon: "Target",
    name: /*i18n*/ "Kampagnen",
    line: /*i18n*/ "Wann, wo und wie oft Anzeigen zu sehen sind, und was sie gebracht haben.",
    group: "advertising",
    menus: ["staff"]
  },
  {
    key: "adverts",
    path: "/support/adverts",
    permission: "adverts.read",
    icon: "RectangleEllipsis",
    name: /*i18n*/ "Anzeigen",
    line: /*i18n*/ "Anzeigen schreiben und ansehen, wie sie auf der Seite stehen.",
    group: "advertising",
    menus: ["staff"]
  },
  {
    key: "slots",
    path: "/support/slots",
    permission: "adverts.read",
    icon: "LayoutPanelTop",
    name: /*i18n*/ "Anzeigenplätze",
    line: /*i18n*/ "Wo Anzeigen stehen, und welche sich einen Platz teilen.",
    group: "advertising",
    menus: ["staff"]
  }
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>
