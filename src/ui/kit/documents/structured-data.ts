/** A name and an address, as structured data name a publisher. */
interface Organization {
  readonly "@type": "Organization"
  readonly name: string
  readonly url: string
}

/** The way from the home page to this one; `item` is a whole address, and the last step may do without. */
interface BreadcrumbList {
  readonly "@type": "BreadcrumbList"
  readonly itemListElement: ReadonlyArray<{
    readonly "@type": "ListItem"
    readonly position: number
    readonly name: string
    readonly item?: string
  }>
}

/** Questions that the page itself shows with their answers. */
interface FaqPage {
  readonly "@type": "FAQPage"
  readonly mainEntity: ReadonlyArray<{
    readonly "@type": "Question"
    readonly name: string
    readonly acceptedAnswer: { readonly "@type": "Answer"; readonly text: string }
  }>
}

/** What a product costs over all dealers; prices are gross, in major units with a point: "389.50". */
interface AggregateOffer {
  readonly "@type": "AggregateOffer"
  readonly priceCurrency: string
  readonly lowPrice: string
  readonly highPrice?: string
  readonly offerCount?: number
}

interface Product {
  readonly "@type": "Product"
  readonly name: string
  readonly description?: string
  readonly offers: AggregateOffer
}

/** Open data; `distribution` are the files and calls that give them. */
interface Dataset {
  readonly "@type": "Dataset"
  readonly name: string
  readonly description: string
  readonly url: string
  readonly license: string
  readonly isAccessibleForFree: true
  readonly inLanguage?: ReadonlyArray<string>
  readonly keywords?: ReadonlyArray<string>
  readonly creator: Organization
  readonly variableMeasured?: ReadonlyArray<string>
  readonly spatialCoverage?: ReadonlyArray<string>
  /** Two dates with a slash between, or a date and two points for what goes on: "2021-11-27/..". */
  readonly temporalCoverage?: string
  readonly dateModified?: string
  readonly distribution: ReadonlyArray<{
    readonly "@type": "DataDownload"
    readonly name?: string
    readonly encodingFormat: string
    readonly contentUrl: string
  }>
}

/** An article of a day; addresses are whole, times ISO 8601. */
interface NewsArticle {
  readonly "@type": "NewsArticle"
  readonly headline: string
  readonly description: string
  readonly url: string
  readonly datePublished: string
  readonly dateModified: string
  readonly image: ReadonlyArray<string>
  readonly author: Organization
  readonly publisher: Organization
}

/** A seller, with its address and its rating; hours as "Mo-Fr 07:30-17:00". */
interface LocalBusiness {
  readonly "@type": "LocalBusiness"
  readonly name: string
  readonly url: string
  readonly telephone: string
  readonly email: string
  readonly address: {
    readonly "@type": "PostalAddress"
    readonly streetAddress: string
    readonly postalCode: string
    readonly addressLocality: string
    readonly addressCountry: string
  }
  readonly openingHours: ReadonlyArray<string>
  readonly aggregateRating?: {
    readonly "@type": "AggregateRating"
    readonly ratingValue: string
    readonly bestRating: string
    readonly worstRating: string
    readonly ratingCount: number
  }
}

/** What a page tells searches of itself in the words of schema.org; addresses are whole, with scheme and host. */
export type StructuredData = BreadcrumbList | Dataset | FaqPage | LocalBusiness | NewsArticle | Product

/** An entry of a head's `meta`, whose type knows the router's own key for data as little as it knows a `name` here. */
interface MetaEntry {
  readonly name?: never
  readonly "script:ld+json": StructuredData & { readonly "@context": "https://schema.org" }
}

/**
 * Structured data as entries of `meta` of a route's `head`: each becomes a `script type="application/ld+json"`, which is
 * data and runs under no policy. The router escapes what could end the element.
 */
export const structuredData = (...things: ReadonlyArray<StructuredData>): ReadonlyArray<MetaEntry> =>
  things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }))
