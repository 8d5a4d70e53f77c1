import type { MenuFacts, MenuWords } from "./menu-facts.ts"

/** Pages about operations in the staff menu; a part of `menu-rows.ts`, which explains the format of the rows. */
export const operationMenuRows = [
  {
    key: "operations",
    path: "/support/betrieb",
    permission: "operations.read",
    icon: "Activity",
    name: /*i18n*/ "Betrieb",
    line: /*i18n*/ "Wie der Shop läuft, und was jetzt jemanden braucht.",
    group: "operation",
    menus: ["staff"]
  },
  {
    key: "outbox",
    path: "/support/postausgang",
    permission: "outbox.read",
    icon: "MailCheck",
    name: /*i18n*/ "Postausgang",
    line: /*i18n*/ "Welche Mails gingen hinaus, welche nicht? Noch einmal senden.",
    group: "operation",
    menus: ["staff"]
  },
  {
    key: "auditLog",
    path: "/support/protokoll",
    permission: "audit.read",
    icon: "ScrollText",
    name: /*i18n*/ "Protokoll",
    line: /*i18n*/ "Wer hat sich angemeldet, wer hat welche Rechte geändert?",
    group: "operation",
    menus: ["staff"]
  },
  {
    key: "caches",
    path: "/support/cache",
    permission: "cache.clear",
    icon: "MemoryStick",
    name: /*i18n*/ "Zwischenspeicher",
    line: /*i18n*/ "Was der Shop im Speicher hält, und was davon neu geladen werden soll.",
    group: "operation",
    menus: ["staff"]
  },
  {
    key: "machines",
    path: "/qa/maschinen",
    permission: "machines.read",
    icon: "Workflow",
    name: /*i18n*/ "Maschinen",
    line: /*i18n*/ "Wie die Abläufe des Shops gehen, und wo sie in diesem Tab stehen.",
    group: "operation",
    menus: ["staff"]
  }
] as const satisfies ReadonlyArray<MenuFacts & MenuWords>
