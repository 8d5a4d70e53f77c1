/** Where pages tell of views. */
export const viewsPath = "/api/iam/views"

/** Where a view or a click is counted: the item of a slot, and the state where it is known. */
export interface CountedAt {
  readonly itemId: number
  /** Empty where no postal code is known. */
  readonly region: string
}

const countedQuery = ({ itemId, region }: CountedAt): string =>
  `platz=${itemId}${region === "" ? "" : `&gebiet=${region}`}`

/** The document of an advert, for a sandboxed frame (rule advert.frame). */
export const frameAddress = (advertId: number, at: CountedAt): `/${string}` =>
  `/anzeige/${advertId}/inhalt?${countedQuery(at)}`

/** The same for those who write it: as it was saved last, and what is seen or followed in it is counted nowhere. */
export const previewAddress = (advertId: number, rowVersion: number): `/${string}` =>
  `/anzeige/${advertId}/inhalt?stand=${rowVersion}`

/** Where the link of an advert leads: to its target by way of the count (rule advert.links). */
export const clickAddress = (
  advertId: number,
  signed: { readonly target: string; readonly signature: string },
  at?: CountedAt
): `/${string}` => {
  const query = new URLSearchParams({ ziel: signed.target, zeichen: signed.signature })
  return `/anzeige/${advertId}?${query}${at === undefined ? "" : `&${countedQuery(at)}`}`
}

/** What a frame is allowed: a click opens a page of its own, and nothing else happens (rule advert.frame). */
export const frameSandbox = "allow-popups allow-popups-to-escape-sandbox"

/** The name of an advert's rules: another text has another name, so what stands at one never changes. */
export const stylesFileName = (advertId: number, hash: string): string => `${advertId}-${hash}.css`

/** The advert and the hash that a name stands for; undefined where it is invalid. */
export const stylesFileOf = (
  name: string
): { readonly advertId: number; readonly hash: string } | undefined => {
  const [, id, hash] = /^([1-9][0-9]{0,8})-([0-9a-f]{16})\.css$/u.exec(name) ?? []
  return id === undefined || hash === undefined ? undefined : { advertId: Number(id), hash }
}
