import type { MenuFacts, MenuWords } from "./menu-facts.ts"

/** Pages about content in the staff menu; a part of `menu-rows.ts`, which explains the format of the rows. */
export const contentMenuRows = [
  {
    key: "cms",
    path: "/support/cms/list",
    also: "/support/cms",
    permission: "cms.edit",
    icon: "FilePenLine",
    name: /*i18n*/ "Seiten",
    line: /*i18n*/ "Ratgeber, Meldungen und Landingpages schreiben und veröffentlichen.",
    group: "content",
    menus: ["staff"]
  },
  {
    key: "media",
    path: "/support/cms/media",
    permission: "cms.media",
    icon: "Images",
    name: /*i18n*/ "Medien",
    line: /*i18n*/ "Bilder für Seiten hochladen, beschreiben und wiederfinden.",
    group: "content",
    menus: ["staff"]
  },
  {
    key: "prompts",
    path: "/support/cms/prompts",
    permission: "cms.prompts",
    icon: "Megaphone",
    name: /*i18n*/ "Hinweise",
    line: /*i18n*/ "Kurze Hinweise auf Seiten des Shops, von einer Zeit bis zu einer anderen.",
    group: "content",
    menus: ["staff"]
  },
  {
    key: "searches",
    path: "/support/cms/suchen",
    permission: "cms.searches",
    icon: "SearchX",
    name: /*i18n*/ "Suchen ohne Treffer",
    line: /*i18n*/ "Wonach Besucher suchen, ohne etwas zu finden.",
    group: "content",
    menus: ["staff"]
  }
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>
