"""Every refusal of a store has its sentence, also where it adds its path or the words of the database."""

import pytest

from pitboss.kernel.rejection import Rejection
from pitboss.store.port import StoreError
from pitboss.store.postgres import database as postgres
from pitboss.store.sqlite import file as sqlite
from pitboss.words.rendering import english

REJECTIONS = {
    rejection.text.key: rejection
    for rejection in (*postgres.STORE_REJECTIONS.values(), *sqlite.STORE_REJECTIONS.values(), sqlite.GONE)
}


@pytest.mark.parametrize("rejection", REJECTIONS.values(), ids=REJECTIONS)
def test_a_refusal_of_a_store_has_its_sentence(rejection: Rejection) -> None:
    sentence = english(rejection.text)
    assert sentence.endswith(".")
    assert str(StoreError(rejection)) == f"{sentence} ({rejection.code})"
    opening = Rejection(rejection.code, {"case": "opening", "problem": rejection.text})
    assert english(opening.text) == f"The database cannot be opened: {sentence}"
    at = Rejection(rejection.code, {"case": "at", "file": "floor.sqlite", "problem": rejection.text})
    assert english(at.text) == f"floor.sqlite: {sentence}"
