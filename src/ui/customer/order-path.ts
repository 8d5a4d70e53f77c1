/** Returns the server's value if it is a path within the shop; otherwise returns the path of the home page. */
export const pathOf = (path: string): `/${string}` => (isPath(path) ? path : "/")

const isPath = (path: string): path is `/${string}` => /^\/(?!\/)/u.test(path)
