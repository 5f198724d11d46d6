"""Prints the records of a CSV file as JSON, read by Python's csv module."""
import csv
import json
import sys

with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    records = csv.DictReader(file, delimiter=sys.argv[2], strict=True, restval=None)
    print(json.dumps([{k: v for k, v in record.items() if v is not None} for record in records]))
