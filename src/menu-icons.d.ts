/** Written while building (`scripts/build/menu-icons.ts`): the drawings that rows of the menus name. */
declare module "virtual:menu-icons" {
  export const menuIcons: Readonly<
    Record<import("./domain/rights/menu-rows.ts").MenuIcon, import("lucide-react").LucideIcon>
  >
}
