/** Literals spread into literals, and one that is chosen, which is none of them. */
export function planted(of: string, kind: string, isOpen: boolean) {
  return [
    { ...{ of, kind }, ...(isOpen && { at: 1 }) },
    [...[1, 2], 3],
    <div key="1" {...{ of, kind }} />,
  ];
}
