/** Written while building (`scripts/build/state-outlines.ts`): the states of each country; empty in the browser. */
declare module "virtual:state-outlines" {
  export const outlines: Readonly<
    Partial<
      Record<
        import("./domain/place/country.ts").CountryId,
        import("./ui/price-map/country-outlines.ts").CountryOutlines
      >
    >
  >
}
