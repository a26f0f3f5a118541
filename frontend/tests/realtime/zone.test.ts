// House time.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { parseHouseTime, houseTime, zoneMinutes, zoneName } from "../../lib/realtime/zone.ts";

afterEach(() => {
  zoneMinutes.value = 0;
});

const NOON = Date.UTC(2026, 2, 1, 12);

test("times are by the clocks of the house, whatever clock this machine has", () => {
  assert.equal(houseTime(NOON), "2026-03-01T12:00:00");
  zoneMinutes.value = 660;
  assert.equal(houseTime(NOON), "2026-03-01T23:00:00");
  zoneMinutes.value = -210;
  assert.equal(houseTime(NOON), "2026-03-01T08:30:00");
});

test("a typed time is in house time", () => {
  for (const minutes of [0, 660, -210]) {
    zoneMinutes.value = minutes;
    assert.equal(parseHouseTime(houseTime(NOON)), NOON);
    assert.equal(parseHouseTime(houseTime(NOON).slice(0, 16)), NOON);
  }
  assert.ok(Number.isNaN(parseHouseTime("")));
});

test("the zone has a name", () => {
  assert.deepEqual([0, 600, -210].map(zoneName), ["UTC", "UTC+10:00", "UTC-03:30"]);
});
