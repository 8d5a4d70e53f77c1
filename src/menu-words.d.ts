/** Written while building (`scripts/build/menu-modules.ts`): what the desk shows of the rows of the menus. */
declare module "virtual:menu-words" {
  export const menuIcons: Readonly<
    Record<import("./domain/rights/menu-rows.ts").MenuIcon, import("lucide-react").LucideIcon>
  >
  export const menuWords: Readonly<
    Record<import("./domain/rights/menu-rows.ts").MenuKey, import("./domain/rights/menu-rows.ts").ShownEntry>
  >
}
