/** An account that the rule with this prefix decides, and no rule with a longer one. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  "11": "1105",
  "13": "1380",
  "2": "2705",
  "22": "2205",
  "23": "2335",
  "24": "2404",
  "25": "2505",
};

export function accountUnder(prefix: string): string {
  return ACCOUNTS[prefix] ?? prefix;
}
