/** Name and address of a publisher in structured data. */
interface Organization {
  readonly "@type": "Organization"
  readonly name: string
  readonly url: string
}

/** Breadcrumb from the home page to this page; `item` is an absolute URL, optional in the last step. */
interface BreadcrumbList {
  readonly "@type": "BreadcrumbList"
  readonly itemListElement: ReadonlyArray<{
    readonly "@type": "ListItem"
    readonly position: number
    readonly name: string
    readonly item?: string
  }>
}

/** Questions and answers that the page itself shows. */
interface FaqPage {
  readonly "@type": "FAQPage"
  readonly mainEntity: ReadonlyArray<{
    readonly "@type": "Question"
    readonly name: string
    readonly acceptedAnswer: { readonly "@type": "Answer"; readonly text: string }
  }>
}

/** Price range of a product over all dealers; prices are gross, in major units with a decimal point: "389.50". */
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

/** Open data; `distribution` lists the files and API endpoints that provide the data. */
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
  /** Two dates separated by a slash, or a date, a slash and two dots for an open end: "2021-11-27/..". */
  readonly temporalCoverage?: string
  readonly dateModified?: string
  readonly distribution: ReadonlyArray<{
    readonly "@type": "DataDownload"
    readonly name?: string
    readonly encodingFormat: string
    readonly contentUrl: string
  }>
}

/** A dated article; URLs are absolute, times ISO 8601. */
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

/** A dealer with address and rating; opening hours have the format "Mo-Fr 07:30-17:00". */
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

/** Structured data of a page for search engines in schema.org terms; URLs are absolute, with scheme and host. */
export type StructuredData = BreadcrumbList | Dataset | FaqPage | LocalBusiness | NewsArticle | Product

/**
 * An entry with structured data in a head's `meta`: the router's own type for these entries does not contain the key
 * `script:ld+json`, and such an entry has no `name`.
 */
interface MetaEntry {
  readonly name?: never
  readonly "script:ld+json": StructuredData & { readonly "@context": "https://schema.org" }
}

/**
 * Returns structured data as `meta` entries of a route's `head`: each becomes a `script type="application/ld+json"`
 * element, which contains only data, so script policies do not apply. The router escapes text that could close the
 * element.
 */
export const structuredData = (...things: ReadonlyArray<StructuredData>): ReadonlyArray<MetaEntry> =>
  things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }))
